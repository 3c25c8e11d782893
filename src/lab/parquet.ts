/** A table as Parquet, written in groups of rows so that it need not be held at once. */
import { ParquetWriter, schemaFromColumnData, type Writer } from 'hyparquet-writer';
import type { Cell, Column } from './tables.ts';

const TYPES = { int: 'INT32', number: 'DOUBLE', text: 'STRING' } as const;
/** Rows of a group: the same wherever the rows come from, so that the bytes are. */
const GROUP = 20_000;

export class ParquetTable {
  readonly #columns: readonly Column[];
  readonly #writer: ParquetWriter;
  #data: Cell[][];

  constructor(columns: readonly Column[], writer: Writer) {
    this.#columns = columns;
    this.#data = columns.map(() => []);
    this.#writer = new ParquetWriter({
      writer,
      schema: schemaFromColumnData({ columnData: this.#sources() }),
      createdBy: 'updraft',
    });
  }

  add(row: readonly Cell[]): void {
    for (const [i, cell] of row.entries()) this.#data[i]!.push(cell);
    if (this.#data[0]!.length >= GROUP) this.#flush();
  }

  finish(): void {
    this.#flush();
    this.#writer.finish();
  }

  #sources() {
    return this.#columns.map(({ name, type, optional }, i) => ({
      name,
      data: this.#data[i]!,
      type: TYPES[type],
      nullable: optional === true,
    }));
  }

  #flush(): void {
    if (this.#data[0]!.length === 0) return;
    this.#writer.write({ columnData: this.#sources(), rowGroupSize: GROUP });
    this.#data = this.#columns.map(() => []);
  }
}
