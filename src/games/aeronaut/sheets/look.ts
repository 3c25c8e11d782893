/** The chart in the ink of a printer. */
import { type Ink, mix } from '../../../toolkit/art/ink.ts';
import { STAR_COLOR } from '../map/chart.ts';
import { INKS } from '../map/inks.ts';
import { INK_LOOK, type Look, type SpaceLook } from '../map/look.ts';

/** In black and white letters and patterns alone tell the types apart. */
const MONO: SpaceLook = {
  group: {},
  color: '#000000',
  on: '#ffffff',
  tint: '#ffffff',
  edge: '#000000',
  pattern: '#000000',
};

const text = { 'font-family': 'Nunito', 'font-weight': 700 };

export function lookOf({ name, tone }: Ink): Look {
  const { ornament } = INK_LOOK;
  return {
    ...INK_LOOK,
    paper: '#ffffff',
    line: tone(INK_LOOK.line),
    city: tone(INK_LOOK.city),
    slot: '#ffffff',
    star: tone(STAR_COLOR),
    space: (kind) => {
      if (name === 'mono') return MONO;
      const { color, tint, on } = INKS[kind];
      const paint = name === 'save' ? tone(color) : color;
      return {
        group: {},
        color: paint,
        on: name === 'save' ? INK_LOOK.line : on,
        tint: name === 'save' ? '#ffffff' : tint,
        edge: color,
        // Small marks, as dark as letters where the rest is pale.
        pattern: name === 'save' ? mix(color, '#000000', 0.6) : color,
      };
    },
    letters: text,
    name: { 'font-family': 'Nunito', 'font-weight': 400 },
    // Printers' libraries paint an outline over its letter.
    near: { ...text, stroke: 'none' },
    ornament: { line: tone(ornament.line), dark: tone(ornament.dark), text: tone(ornament.text) },
  };
}
