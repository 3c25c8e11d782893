/** Promises of the rules that a map does not keep. */
import type { Overlap } from '../map/overlaps.ts';
import type { Why } from '../rules/refusals.ts';

type Range = readonly [number, number];

export type MapFault =
  | Why<'cities', { count: number; size: string; usual: number }>
  | Why<'degree' | 'spaces', { value: number; range: Range }>
  | Why<'doubles' | 'multi' | 'bonus', { share: number; range: Range }>
  | Why<'longest', { length: number; wanted: number }>
  | Why<'crossing', { one: string; other: string }>
  | Why<'cityOnRoute', { city: number; route: string }>
  | Why<'spread', { most: number; least: number }>
  | Why<'bridge' | 'noMulti' | 'noGray' | 'idleSqueeze' | 'noBonus' | 'noTrajectories'>
  | Why<'slots', { city: number; slots: number; range: Range }>
  | Why<'capitals', { count: number }>
  | Why<'capitalAside', { city: number }>
  | Why<'capitalPoor', { city: number; better: number }>
  | Why<'gray' | 'types', { count: number; wanted: number }>
  | Why<'trajectories', { count: number; range: Range }>
  | Why<'worth', { id: string; n: number; range: Range }>
  | Why<'reward', { id: string; n: number; reward: string }>
  | Why<'twice', { id: string; other: string }>
  | Overlap;
