export { Balloon, type BalloonColors, BalloonPicture, type BalloonProps } from './balloon.tsx';
export { ArtDefs, ArtSheet } from './defs.tsx';
export { Icon, type IconName } from './icons.tsx';
export { Logo } from './logo.tsx';
export { PaintDot, PaintMark } from './marks.tsx';
export { cream, ink, type Mark, type Paint, type PaintId, paintIds, paints } from './paints.ts';
export type { Place } from './place.ts';
export { bank, Cloud, cumulus, type Scene, ScenePicture, SkyScene, type SkySceneProps } from './sky.tsx';
export { SeatBadge, type SeatBadgeProps, seatColors, signLook, Token, type TokenProps } from './tokens.tsx';
