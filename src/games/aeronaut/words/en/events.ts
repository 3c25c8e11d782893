/** What happened, in the past tense. */
import type { WhoOf } from '../../../../contract/index.ts';
import { object, possessive, subject } from '../../../../toolkit/english.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import type { AeronautEvent } from '../../rules/state.ts';
import type { NamesById } from '../names.ts';
import { counts, names, typeName } from './counts.ts';

type Of<K extends AeronautEvent['kind']> = Extract<AeronautEvent, { readonly kind: K }>;

export const events = (s: Speech) => {
  const count = counts(s);
  const { pair } = names(s);
  /** `on` names what is on the event's map. */
  return (event: AeronautEvent, who: WhoOf, on: NamesById | undefined): string => {
    const side = 'side' in event ? subject(who(event.side)) : '';
    switch (event.kind) {
      case 'dealt':
        return `A new map lies on the table: ${event.cities} cities and ${event.routes} routes.`;
      case 'spies':
        return 'Everybody got a secret trajectory.';
      case 'started':
        return `${side} started in ${on!.city(event.city)}.`;
      case 'moved':
        return `${side} flew from ${on!.city(event.from)} to ${on!.city(event.to)} over ${s.list(event.path.map(on!.route))}.`;
      case 'received':
        return event.type === null
          ? `${side} received ${s.plural(event.count, { one: '# secret balloon', other: '# secret balloons' })}.`
          : `${side} received ${event.count} ${typeName(event.type)}.`;
      case 'claimed': {
        const verb = event.shared ? 'now shares' : event.space < 0 ? 'claimed' : 'claimed a space of';
        return `${side} ${verb} ${on!.route(event.route)} for ${event.price} ${typeName(event.type)}.`;
      }
      case 'lost':
        return `${side} lost a ${typeName(event.type)} balloon.`;
      case 'swapped':
        return `${side} swapped ${typeName(event.from)} for ${typeName(event.to)}.`;
      case 'swapsDone':
        return `${side} swapped no more.`;
      case 'passed':
        return passed(event, who);
      case 'teleported':
        return `${side} teleported from ${on!.city(event.from)} to ${on!.city(event.to)}.`;
      case 'again':
        return `${side} will have another turn after this one.`;
      case 'squeezed':
        return `${side} squeezed into the trajectory ${on!.trajectory(event.trajectory)}.`;
      case 'rumoured':
        return `${side} told a rumour: the trajectory ${on!.trajectory(event.trajectory)} is worth ${event.worth} now.`;
      case 'point':
        return event.points > 0 ? `${side} got a bonus point.` : `${side} lost a point.`;
      case 'cells':
        return event.cells > 0 ? `${side} got ${count.moreCells(event.cells)}.` : `${side} lost a free cell.`;
      case 'ability':
        return `${side} may use “${event.ability}” once.`;
      case 'keepsToll':
        return `${side} takes a toll on ${on!.route(event.route)} from now on.`;
      case 'connected':
        return `${side} connected ${on!.trajectory(event.trajectory)}: ${count.reward(event.reward, event.n)}.`;
      case 'ended':
        return `${side} could neither fly nor claim: the game was over.`;
      case 'revealed': {
        const each = event.secret.map(
          (secret, owner) =>
            `${subject(who(owner))} ${secret ? count.secret(pair(on!.city(secret.a), on!.city(secret.b)), secret.n) : 'unknown'}`,
        );
        return `The secret trajectories were shown: ${each.join('; ')}.`;
      }
    }
  };
};

function passed({ from, to, type, why }: Of<'passed'>, who: WhoOf): string {
  const [giver, taker] = [who(from), who(to)];
  if (type === null) return `${subject(taker)} asked ${object(giver)} for a balloon that was not there.`;
  const one = `one ${typeName(type)}`;
  if (why === 'toll') return `${subject(giver)} paid ${object(taker)} a toll: ${one}.`;
  if (why === 'double')
    return `${subject(giver)} gave ${object(taker)} ${one} for the route beside ${possessive(taker)} own.`;
  return `${subject(taker)} stole ${one} from ${object(giver)}.`;
}
