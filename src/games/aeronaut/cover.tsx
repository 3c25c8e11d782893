/** The cover. */
import { Balloon } from '../../toolkit/art/balloon.tsx';
import { ScenePicture } from '../../toolkit/art/sky.tsx';
import { golden } from './board/scene.tsx';

export const Cover = (props: { readonly class?: string }) => (
  <ScenePicture scene={golden} {...props}>
    <Balloon colors={['P', 'R']} x={400} y={400} width={350} />
    <Balloon colors={['B', 'Y']} x={850} y={280} width={190} />
    <Balloon colors={['W', 'G']} x={1150} y={420} width={240} />
  </ScenePicture>
);
