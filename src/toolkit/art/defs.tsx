import paper from './paper.module.css';

/** The few gradients that pieces share. Put it once on a page; without it pieces lose their volume, nothing else. */
export function ArtDefs() {
  return (
    <defs>
      <radialGradient id="art-volume" cx=".36" cy=".3" r=".75">
        <stop offset="0" stop-color="#fff" stop-opacity=".34" />
        <stop offset=".34" stop-color="#fff" stop-opacity="0" />
        <stop offset=".6" stop-color="#22264b" stop-opacity=".06" />
        <stop offset="1" stop-color="#22264b" stop-opacity=".5" />
      </radialGradient>
      <radialGradient id="art-lamp" cx=".5" cy="1" r=".8">
        <stop offset="0" class={paper.lampNear} />
        <stop offset="1" class={paper.lampFar} />
      </radialGradient>
      <linearGradient id="art-beam">
        <stop offset="0" class={paper.beam} />
        <stop offset="1" class={paper.lampFar} />
      </linearGradient>
    </defs>
  );
}

/** `ArtDefs` for a page of HTML: an SVG of no size, which is drawn (hidden ones lose their gradients). */
export function ArtSheet() {
  return (
    <svg class={paper.defs} width="0" height="0" aria-hidden="true" focusable="false">
      <ArtDefs />
    </svg>
  );
}
