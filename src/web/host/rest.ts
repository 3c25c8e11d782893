/** While a page is out of sight its table rests: what would happen by itself waits until it is seen again. */
export class Rest {
  #resting = false;
  #waiting: (() => void)[] = [];

  set(resting: boolean): void {
    this.#resting = resting;
    if (resting) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const work of waiting) work();
  }

  /** Does it now, or when the rest is over. */
  after(work: () => void): void {
    if (this.#resting) this.#waiting.push(work);
    else work();
  }
}
