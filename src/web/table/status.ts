/** What a table page can show. */
import type { Seat } from '../../contract/index.ts';
import type { MatchFile } from '../../match/file.ts';
import type { MatchHead } from '../../match/log.ts';

export type Status =
  | { readonly is: 'opening' }
  | { readonly is: 'playing' }
  | { readonly is: 'handover'; readonly seat: Seat }
  | { readonly is: 'lost' }
  /** Its rules are not shipped any more: it can be looked at. */
  | { readonly is: 'stopped'; readonly head: MatchHead; readonly file: MatchFile | undefined }
  | { readonly is: 'failed'; readonly why: string };
