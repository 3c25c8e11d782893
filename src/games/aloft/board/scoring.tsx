import type { ScoringProps } from '../../../contract/index.ts';
import { formation } from '../scoring.ts';
import type { AloftState } from '../state.ts';
import { Still } from './still.tsx';

export function Scoring({ view, viewer }: ScoringProps<AloftState>) {
  return <Still view={view} viewer={viewer} order={formation(view)} />;
}
