/** Where something is put beside something else, so that both are seen. */

interface Size {
  readonly w: number;
  readonly h: number;
}

interface Around {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const gap = 8;

/** Above, below, right or left of it, whichever has room first; otherwise where there is most. */
export function beside(place: Around, { w, h }: Size, screen: Size): { left: number; top: number } {
  const along = (middle: number, size: number, whole: number): number =>
    Math.max(gap, Math.min(whole - size - gap, middle - size / 2));
  const x = along((place.left + place.right) / 2, w, screen.w);
  const y = along((place.top + place.bottom) / 2, h, screen.h);
  const spots = [
    { room: place.top - h, left: x, top: place.top - h - gap },
    { room: screen.h - place.bottom - h, left: x, top: place.bottom + gap },
    { room: screen.w - place.right - w, left: place.right + gap, top: y },
    { room: place.left - w, left: place.left - w - gap, top: y },
  ];
  const free = spots.find(({ room }) => room >= 2 * gap);
  const best = free ?? spots.reduce((most, spot) => (spot.room > most.room ? spot : most));
  return {
    left: Math.max(gap, Math.min(screen.w - w - gap, best.left)),
    top: Math.max(gap, Math.min(screen.h - h - gap, best.top)),
  };
}
