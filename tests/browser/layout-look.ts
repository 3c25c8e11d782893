/**
 * Looks at a table as it stands on the page and says what is covered, cut, piled up, too small to tap or out of its place. Runs inside
 * of the page: nothing from outside of `complaintsAbout` can be used in it.
 */

export interface Promised {
  /** The most that may stand above the board, in pixels. */
  readonly above: number;
  /** Are fingers used on a screen of this size? */
  readonly touch: boolean;
  /** Is the text twice as large as usual? Then a page may scroll, and so may what is on it: nothing may be out of reach. */
  readonly large?: boolean;
}

export function complaintsAbout({ above, touch, large = false }: Promised): string[] {
  const complaints = new Set<string>();
  const main = document.querySelector<HTMLElement>('#main')!;
  const page = document.scrollingElement!;

  // --- Who is who ---------------------------------------------------------------------------------------------------------

  /** Marks of hints and last moves lie over the board: that is what they are for. */
  const isMark = (element: Element): boolean => element.closest('[data-marks]') !== null;

  /** Is it for listeners only, or not to be used now? Asked for thousands of elements that have most of their parents in common. */
  const apart = new Map<Element, boolean>();
  const isApart = (element: Element): boolean => {
    const known = apart.get(element);
    if (known !== undefined) return known;
    const answer =
      element.hasAttribute('inert') ||
      isMark(element) ||
      getComputedStyle(element).clipPath.startsWith('inset(50%') ||
      (element.parentElement !== null && isApart(element.parentElement));
    apart.set(element, answer);
    return answer;
  };

  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isApart(element);

  const alpha = (color: string): number => {
    if (color === 'none' || color === 'transparent') return 0;
    const parts = /[,/]\s*([\d.]+)(%?)\)$/.exec(color);
    if (!parts || !/^rgba|\//.test(color)) return 1;
    return Number(parts[1]) / (parts[2] ? 100 : 1);
  };

  /** Does it hide what is behind it? Washes, glows and frames do not. */
  const hides = (element: Element): boolean => {
    const style = getComputedStyle(element);
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const faint = Number(style.opacity);
    if (element instanceof SVGSVGElement || element instanceof HTMLElement) {
      if (element.matches('img, canvas, video, input, select')) return true;
      if (alpha(style.backgroundColor) * faint > 0.5) return true;
      return style.backgroundImage !== 'none' && !style.backgroundImage.startsWith('radial-gradient');
    }
    if (!(element instanceof SVGGraphicsElement)) return false;
    const fill = style.fill.startsWith('url') ? 1 : alpha(style.fill) * Number(style.fillOpacity);
    return fill * faint > 0.5;
  };

  const name = (element: Element): string => {
    const place = element.closest('[data-place]')?.getAttribute('data-place');
    const label = element.getAttribute('aria-label') ?? (element.textContent ?? '').trim().slice(0, 30);
    const look = (element.getAttribute('class') ?? '').split(' ')[0] ?? '';
    return `${element.tagName.toLowerCase()}${look ? `.${look}` : ''}${place ? ` at ${place}` : ''}${label ? ` “${label}”` : ''}`;
  };

  const at = ({ left, top, width, height }: DOMRect): string =>
    `(${Math.round(left)},${Math.round(top)} ${Math.round(width)}x${Math.round(height)})`;

  /** The centre and four inner corners. */
  const pointsOf = ({ left, top, width, height }: DOMRect): [number, number][] =>
    (
      [
        [0.5, 0.5],
        [0.22, 0.22],
        [0.78, 0.22],
        [0.22, 0.78],
        [0.78, 0.78],
      ] as const
    ).map(([x, y]) => [left + x * width, top + y * height]);

  const inWindow = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;

  const related = (a: Element, b: Element): boolean => a.contains(b) || b.contains(a);

  /** A balloon stands on its truck. */
  const ridesOn = (a: Element, b: Element): boolean =>
    a.closest('[data-truck]') !== null && b.closest('[data-balloon]') !== null;

  /** A balloon covers the name of the place that waits for it to come back. */
  const isHome = (text: Element, over: Element): boolean =>
    over.closest('[data-balloon]') !== null && text.closest('[data-place^="tray-"]') !== null;

  /**
   * A traveller is a piece on a map: what it may cover is the end of a route. Every space of a route has the colour, the letter, the
   * pattern and the owner of the whole. Names of cities, numbers and other travellers are not excepted.
   */
  const standsOn = (text: Element, over: Element): boolean =>
    over.closest('[data-place^="traveller-"]') !== null &&
    text.closest('[data-map]') !== null &&
    text.closest('[data-place]') === null &&
    /^\p{L}$/u.test(text.textContent?.trim() ?? '');

  /** Cards in a hand are held as a fan: they lie over each other. */
  const inOneHand = (a: Element, b: Element): boolean => a.closest('[data-fan]')?.contains(b) ?? false;

  // --- The nearest box that cuts -------------------------------------------------------------------------------------------

  /**
   * The end of a game is a sheet that scrolls, and so do lists beside the board: they show it, and keys reach them. A phone looks at a map
   * from near, and it is moved under its frame.
   */
  const isMap = (box: Element): boolean => touch && box.matches('[data-map]');

  const mayScroll = (box: Element): boolean =>
    large ||
    box.matches('[data-more], [aria-labelledby="end"], dialog') ||
    (box.closest('aside') !== null && box.querySelector('section[data-mine]') === null) ||
    isMap(box);

  interface Cut {
    readonly by: Element;
    readonly scrolls: boolean;
  }

  /** Larger text makes a page longer, never wider. */
  const scrollsAside = (box: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(box).overflowX) && (!large || box.matches('[data-more], [data-map]'));

  /** What cuts this box off, if something does. A line of text may lean out by the room above and below its letters. */
  const cutOf = (element: Element, { left, right, top, bottom }: DOMRect, lean: number): Cut | undefined => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const inSvg = box instanceof SVGSVGElement;
      if (box instanceof SVGElement && !inSvg) continue;
      if (style.display === 'contents' || style.display === 'inline') continue;
      const across = style.overflowX !== 'visible';
      const down = style.overflowY !== 'visible';
      if (!across && !down) continue;
      const edge = box.getBoundingClientRect();
      if (across && (left < edge.left - 1.5 || right > edge.right + 1.5))
        return { by: box, scrolls: scrollsAside(box) };
      if (down && (top < edge.top - 1.5 - lean || bottom > edge.bottom + 1.5 + lean))
        return { by: box, scrolls: /auto|scroll/.test(style.overflowY) };
    }
    return undefined;
  };

  /** Is a part of it where the page cannot be scrolled to, or, if it need not scroll, out of sight? */
  const isOut = ({ left, right, top, bottom }: DOMRect, lean: number): boolean => {
    if (left < -lean || right > innerWidth + lean) return true;
    const [above, height] = large ? [page.scrollTop, page.scrollHeight] : [0, innerHeight];
    return top + above < -lean || bottom + above > height + lean;
  };

  // --- Texts ---------------------------------------------------------------------------------------------------------------

  /** What only lets taps through is hit here as well: it is the picture that counts. */
  const opaque = new CSSStyleSheet();
  opaque.replaceSync(
    '* { pointer-events: auto !important } [data-marks], [data-marks] * { pointer-events: none !important }',
  );

  function lookAtTexts(): void {
    document.adoptedStyleSheets = [opaque];
    const walker = document.createTreeWalker(document.querySelector('#app')!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (
        !node.textContent?.trim() ||
        element.closest('style, script, option, title, a[href="#main"]') ||
        !isSeen(element)
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects())
        if (rect.width > 1 && rect.height > 1) lookAtText(element, rect);
      const style = getComputedStyle(element);
      if (style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
        complaints.add(`cut with dots: ${name(element)}`);
    }
    document.adoptedStyleSheets = [];
  }

  /** Lines of figures stand so close that the room around their letters overlaps: only the letters count. */
  const isBeside = (text: Element, y: number): boolean => {
    if (!(text instanceof SVGTextContentElement)) return false;
    const { top, height } = text.getBoundingClientRect();
    return y < top + 0.2 * height || y > top + 0.8 * height;
  };

  function lookAtText(element: Element, rect: DOMRect): void {
    const cut = cutOf(element, rect, rect.height * 0.25);
    if (cut) {
      if (!(cut.scrolls || isMap(cut.by)) || !mayScroll(cut.by))
        complaints.add(`cut: ${name(element)} ${at(rect)} by ${name(cut.by)}`);
      return;
    }
    if (isOut(rect, large ? rect.height * 0.25 + 2 : 2)) {
      complaints.add(`out of the window: ${name(element)} ${at(rect)}`);
      return;
    }
    // A single letter along a route leans as its route does: of its box only the middle is sure to be letter.
    const leans = element instanceof SVGElement && element.textContent?.trim().length === 1;
    for (const [x, y] of leans ? pointsOf(rect).slice(0, 1) : pointsOf(rect)) {
      if (!inWindow(x, y)) continue;
      const stack = document.elementsFromPoint(x, y);
      const own = stack.findIndex((one) => element === one || element.contains(one));
      // A leaning text has corners that are not its own.
      if (own < 0) continue;
      const over = stack
        .slice(0, own)
        .find(
          (one) =>
            !related(one, element) &&
            !inOneHand(one, element) &&
            !isHome(element, one) &&
            !standsOn(element, one) &&
            !isMark(one) &&
            hides(one) &&
            !isBeside(one, y),
        );
      if (over) {
        complaints.add(`covered: ${name(element)} ${at(rect)} by ${name(over)}`);
        return;
      }
    }
  }

  // --- Controls ------------------------------------------------------------------------------------------------------------

  const used =
    'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), summary, [data-can]';

  /** A control inside of a control is the outer one; a hidden input is its label. */
  function controls(): Element[] {
    const found = new Set<Element>();
    for (const element of document.querySelectorAll(`#app :is(${used})`)) {
      // The first stop of the keyboard comes into sight with the focus.
      if (!isSeen(element) || element.matches('a[href="#main"]')) continue;
      // Its city is looked at itself.
      if (isTraveller(element)) continue;
      const outer = element.closest('button, a[href], label, summary') ?? element;
      found.add(outer);
    }
    return [...found];
  }

  /** `b` is on top. Two elements that stand for one place are one control. */
  const sameControl = (a: Element, b: Element): boolean => {
    if (a.contains(b)) return true;
    const [p, q] = [a, b].map((one) => one.closest('[data-place]')?.getAttribute('data-place'));
    return p !== undefined && p === q;
  };

  /** A tap on a traveller is one on its city. */
  const isTraveller = (element: Element): boolean =>
    element.closest('[data-map] [data-place^="traveller-"]') !== null;

  const holds = (control: Element, x: number, y: number): boolean => {
    const top = document.elementFromPoint(x, y);
    if (top === null) return false;
    return sameControl(control, top) || (isTraveller(top) && control.matches('[data-place^="city-"]'));
  };

  /** Points of a drawn shape that lie in it. */
  function ownPoints(control: Element, rect: DOMRect): [number, number][] {
    const points = pointsOf(rect);
    if (!(control instanceof SVGGeometryElement)) return points;
    const matrix = control.getScreenCTM()?.inverse();
    if (!matrix) return points;
    return points.filter(([x, y]) => control.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix)));
  }

  const everyControl = controls();

  function lookAtControls(): void {
    for (const control of everyControl) {
      const rect = control.getBoundingClientRect();
      if (rect.width < 2 || rect.height < 2) continue;
      const cut = cutOf(control, rect, 0);
      if (cut) {
        if (!(cut.scrolls || isMap(cut.by)) || !mayScroll(cut.by))
          complaints.add(`cut: ${name(control)} ${at(rect)} by ${name(cut.by)}`);
        continue;
      }
      if (isOut(rect, 1)) {
        complaints.add(`out of the window: ${name(control)} ${at(rect)}`);
        continue;
      }
      const points = ownPoints(control, rect);
      // It is looked at when the page was scrolled to it.
      if (!points.every(([x, y]) => inWindow(x, y))) continue;
      const missed = points.filter(([x, y]) => !holds(control, x, y));
      // Drawn shapes meet at their ends (a route at its cities): most of their points must be theirs.
      const most = control instanceof SVGElement ? 2 : 0;
      if (missed.length > most) {
        const [x, y] = missed[0]!;
        const top = document.elementFromPoint(x, y);
        complaints.add(`not on top: ${name(control)} ${at(rect)} under ${top ? name(top) : 'nothing'}`);
      } else if (touch && !large && !isRoomy(control, rect))
        complaints.add(`too small to tap: ${name(control)} ${at(rect)}`);
    }
  }

  /** 32 px each way; or 24 px, where the next control or place begins right beside it. */
  function isRoomy(control: Element, { left, top, width, height }: DOMRect): boolean {
    const [x, y] = [left + width / 2, top + height / 2];
    const around = (reach: number) =>
      (
        [
          [reach, 0],
          [-reach, 0],
          [0, reach],
          [0, -reach],
        ] as const
      ).map(([dx, dy]) => [x + dx, y + dy] as const);
    const far = around(15.5).filter(([px, py]) => !holds(control, px, py));
    if (far.length === 0 || (width >= 31.5 && height >= 31.5)) return true;
    const near =
      around(11.5).every(([px, py]) => holds(control, px, py)) || (width >= 23.5 && height >= 23.5);
    const neighbours = [...everyControl, ...document.querySelectorAll('#main [data-place]')].filter(
      (other) => {
        const next = other.getBoundingClientRect();
        const gap = 9;
        return (
          other !== control &&
          next.left < left + width + gap &&
          next.right > left - gap &&
          next.top < top + height + gap &&
          next.bottom > top - gap
        );
      },
    );
    return near && neighbours.length > 0;
  }

  // --- Pictures ------------------------------------------------------------------------------------------------------------

  /** What is drawn, without the empty margins of the picture. */
  function drawnBox(picture: Element): DOMRect {
    const edge = picture.getBoundingClientRect();
    let [left, top, right, bottom] = [edge.right, edge.bottom, edge.left, edge.top];
    for (const shape of picture.querySelectorAll(
      'path, circle, ellipse, rect, polygon, polyline, line, text, image, use',
    )) {
      const box = shape.getBoundingClientRect();
      if (box.width === 0 && box.height === 0) continue;
      left = Math.min(left, Math.max(edge.left, box.left));
      top = Math.min(top, Math.max(edge.top, box.top));
      right = Math.max(right, Math.min(edge.right, box.right));
      bottom = Math.max(bottom, Math.min(edge.bottom, box.bottom));
    }
    // A map is moved under its frame.
    const frame = picture.closest('[data-map]')?.getBoundingClientRect();
    if (frame) {
      [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
      [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : edge;
  }

  /** Is it scrolled out of a list around it? Then it lies over nothing. */
  function isScrolledAway(picture: Element, { left, top, right, bottom }: DOMRect): boolean {
    for (let box = picture.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (!/auto|scroll/.test(`${overflowX} ${overflowY}`)) continue;
      const edge = box.getBoundingClientRect();
      if (left >= edge.right || right <= edge.left || top >= edge.bottom || bottom <= edge.top) return true;
    }
    return false;
  }

  /**
   * Pictures lie on the ground that is theirs (a token on a card: at least nine tenths of the smaller one is inside of the other), stand
   * together for one place (a truck with its load), or lie beside each other. Scenery is behind everything.
   */
  function lookAtPictures(): void {
    const room = main.getBoundingClientRect();
    const pictures = [...document.querySelectorAll('#app svg, #app img')].filter(
      (one) => !one.parentElement?.closest('svg') && !one.closest('[data-scenery]') && isSeen(one),
    );
    const boxes = pictures.map((one) => [one, drawnBox(one)] as const);
    const drawn = boxes.filter(
      ([one, box]) =>
        box.width > 3 &&
        box.height > 3 &&
        box.width * box.height < 0.6 * room.width * room.height &&
        !isScrolledAway(one, box),
    );
    for (const [i, [one, a]] of drawn.entries())
      for (const [other, b] of drawn.slice(i + 1)) {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide <= 1 || high <= 1) continue;
        if (inOneHand(one, other) || ridesOn(one, other) || one.closest('[data-place]')?.contains(other))
          continue;
        const share = (wide * high) / Math.min(a.width * a.height, b.width * b.height);
        if (share > 0.12 && share < 0.9)
          complaints.add(`a picture over another: ${name(one)} ${at(a)} and ${name(other)} ${at(b)}`);
      }
  }

  // --- Room ----------------------------------------------------------------------------------------------------------------

  function lookAtRoom(): void {
    const top = main.getBoundingClientRect().top + page.scrollTop;
    if (top > above + 0.5) complaints.add(`${Math.round(top)} px above the board, and not ${above}`);
    if (page.scrollHeight > innerHeight + 1) complaints.add(`the page is ${page.scrollHeight} px high`);
    if (page.scrollWidth > innerWidth + 1) complaints.add(`the page is ${page.scrollWidth} px wide`);
    for (const box of main.querySelectorAll('*')) {
      if (
        !(box instanceof HTMLElement) ||
        !isSeen(box) ||
        mayScroll(box) ||
        box.closest('[aria-labelledby="end"]')
      )
        continue;
      const { overflowX, overflowY } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight + 1)
        complaints.add(`has to be scrolled: ${name(box)}`);
      if (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth + 1)
        complaints.add(`has to be scrolled sideways: ${name(box)}`);
    }
  }

  if (!large) lookAtRoom();
  lookAtTexts();
  lookAtControls();
  lookAtPictures();
  return [...complaints];
}
