/**
 * @typedef {(command: string, values?: object) => Promise<any>} Ask a command of WebDriver by its name, with its values
 * @typedef {{ width: number, height: number }} Size
 */

const KEYS = /** @type {Readonly<Record<string, string>>} */ ({
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
});

/** A browser that WebDriver leads: what a person does with a page, and a look at what is on it. */
export class Driven {
  name = '';
  version = '';

  /** @type {Ask} */
  ask(_command, _values) {
    throw new Error('a browser says how it is asked');
  }

  async close() {}

  /** @param {string} url */
  goto(url) {
    return this.ask('Navigate', { url });
  }

  reload() {
    return this.ask('Refresh');
  }

  /**
   * Runs a function in the page, waits for what it promises, and answers it.
   * @template T
   * @template {readonly unknown[]} A
   * @param {(...args: A) => T | Promise<T>} look
   * @param {A} args
   * @returns {Promise<T>}
   */
  async run(look, ...args) {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${look})(...Array.prototype.slice.call(arguments, 0, -1)))
        .then((value) => done({ value }), (error) => done({ error: String(error && error.stack || error) }));`;
    const { value, error } = await this.ask('ExecuteAsyncScript', { script, args });
    if (error !== undefined) throw new Error(`${this.name}: ${error}`);
    return value;
  }

  /**
   * A click where the element is on the screen.
   * @param {string} selector
   * @param {number} nth
   */
  async click(selector, nth = 0) {
    const found = await this.ask('FindElements', { using: 'css selector', value: selector });
    const element = found[nth];
    if (!element) throw new Error(`${this.name}: there is no ${selector} (${nth})`);
    await this.ask('ElementClick', { id: Object.values(element)[0] });
  }

  /**
   * @param {string} selector
   * @param {string} text
   */
  async type(selector, text) {
    const [element] = await this.ask('FindElements', { using: 'css selector', value: selector });
    if (!element) throw new Error(`${this.name}: there is no ${selector}`);
    await this.ask('ElementSendKeys', { id: Object.values(element)[0], text });
  }

  /** @param {string} key */
  async press(key) {
    const value = KEYS[key] ?? key;
    await this.ask('PerformActions', {
      actions: [
        {
          type: 'key',
          id: 'keys',
          actions: [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ],
        },
      ],
    });
  }

  /**
   * Waits until a look at the page gives something.
   * @template T
   * @template {readonly unknown[]} A
   * @param {string} what
   * @param {(...args: A) => T | Promise<T>} look
   * @param {A} args
   * @returns {Promise<NonNullable<T>>}
   */
  async until(what, look, ...args) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const answer = await this.run(look, ...args);
      if (answer) return /** @type {NonNullable<T>} */ (answer);
      if (Date.now() > end) throw new Error(`${this.name}: ${what}: not within ${PATIENCE / 1000} s`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /**
   * Makes the page this large; answers how large it is: some browsers have windows that do not go below a width.
   * @param {Size} size
   * @returns {Promise<Size>}
   */
  async resize({ width, height }) {
    const inner = () => this.run(() => ({ width: innerWidth, height: innerHeight }));
    const frame = () =>
      this.run(() => ({ width: outerWidth - innerWidth, height: outerHeight - innerHeight }));
    for (let tries = 0; tries < 3; tries++) {
      const edge = await frame();
      await this.ask('SetWindowRect', {
        x: 0,
        y: 0,
        width: width + edge.width,
        height: height + edge.height,
      });
      // A window takes its size a moment later.
      for (let looks = 0; looks < 20; looks++) {
        const now = await inner();
        if (now.width === width && now.height === height) return now;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    }
    return inner();
  }
}

const PATIENCE = 60_000;
