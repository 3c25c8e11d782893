import { LocalBus } from '../../bus.ts';
import { busLaws } from './index.ts';

busLaws(() => {
  const first = new LocalBus();
  return { open: async () => new LocalBus(first) };
});
