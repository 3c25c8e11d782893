/** The cover. */
import { Balloon } from '../../toolkit/art/balloon.tsx';
import { ScenePicture } from '../../toolkit/art/sky.tsx';
import { drafting } from './board/scene.tsx';

export const Cover = (props: { readonly class?: string }) => (
  <ScenePicture scene={drafting} {...props}>
    <Balloon colors={['R', 'W']} x={400} y={400} width={350} />
    <Balloon colors={['B', 'Y']} x={850} y={280} width={190} />
    <Balloon colors={['P', 'W']} x={1150} y={420} width={240} />
  </ScenePicture>
);
