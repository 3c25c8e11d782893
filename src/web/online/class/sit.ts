/** A player who comes by a code sits down on arrival: in any free seat, or in that of a bot where the match has begun. */
import { useEffect, useRef } from 'preact/hooks';
import { announceNow } from '../../shell/announce.tsx';
import type { Answer } from '../connection.ts';
import type { OnlineRoom } from '../room.ts';
import { newSeal } from '../salts.ts';
import type { Session } from '../session.ts';

/** In an address: `?seat=any`. */
export const SEAT = 'seat';
export const ANY = 'any';

/** Also in an address: the code that the player has typed. */
export const CODE = 'code';

/** The codes by which the player of this page came to tables: a bot's seat is given to those who have them. */
const codes = new Map<string, string>();
export const cameByCode = (table: string): boolean => codes.has(table);

export const sitAnywhere = (room: OnlineRoom): Promise<Answer> => {
  const code = codes.get(room.id);
  return room.ask({ type: 'sit', seal: newSeal(room.id), ...(code === undefined ? {} : { code }) });
};

export function useSeatOnArrival({ room }: Session): void {
  const info = room.info.value;
  const done = useRef(false);
  useEffect(() => {
    const url = new URL(location.href);
    if (!info || done.current || url.searchParams.get(SEAT) !== ANY) return;
    done.current = true;
    const code = url.searchParams.get(CODE);
    if (code) codes.set(room.id, code);
    url.searchParams.delete(SEAT);
    url.searchParams.delete(CODE);
    history.replaceState(null, '', url);
    if (info.state === 'over' || room.you.peek() >= 0) return;
    void sitAnywhere(room).then((answer) => {
      // Then they watch, and the page says so.
      if ('refused' in answer) announceNow(answer.refused);
    });
  }, [info]);
}
