/** Why a sheet cannot be flown. */
import type { Why } from '../refusals.ts';

/** What a field should hold. */
export type FieldForm = 'id' | 'text' | 'whole' | 'numbers' | 'texts' | 'dashboard' | 'goal';

export type UnknownSheet = Why<'unknownSheet', { id: string }>;

export type SheetRefusal =
  | UnknownSheet
  | Why<'noObject' | 'tailSets' | 'dashboardOrder' | 'dashboardLevel' | 'heightsRise' | 'goalSteps'>
  | Why<'missing', { field: string; form: FieldForm }>
  | Why<'tops' | 'tailMany' | 'steep' | 'symbols', { most: number }>
  | Why<'left' | 'distances', { columns: number }>
  | Why<'tower', { column: string; columns: number }>
  | Why<'tailAction' | 'tailTwice', { action: string }>
  | Why<'dashboardSlopes', { slope: number }>
  | Why<'skySize', { rows: number; columns: number }>
  | Why<'skyLonger', { columns: number; squares: number }>
  | Why<'skyLetter', { letter: string; row: number; column: number }>
  | Why<'heights' | 'start', { rows: number }>
  | Why<'symbolTwice', { letter: string }>
  | Why<'modifier', { name: string; most: number }>;
