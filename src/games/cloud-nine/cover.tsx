/** The cover. */
import { Balloon } from '../../toolkit/art/balloon.tsx';
import { ScenePicture } from '../../toolkit/art/sky.tsx';
import { afternoon } from './board/scene.tsx';

export const Cover = (props: { readonly class?: string }) => (
  <ScenePicture scene={afternoon} {...props}>
    <Balloon colors={['Y', 'R']} x={400} y={400} width={350} />
    <Balloon colors={['W', 'B']} x={850} y={280} width={190} />
    <Balloon colors={['G', 'Y']} x={1150} y={420} width={240} />
  </ScenePicture>
);
