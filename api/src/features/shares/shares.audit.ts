import type { AuditArea, LoggedAction, Names } from '../../core/audiences/audit-area';
import { type Phrase, phrase } from '../../core/rules/sentence';
import { AdminArea } from '../audit/admin-event.type';
import { because, becauseOrNot, byVerb, dateOf } from '../audit/steps/phrases';
import { handoverText } from './planned/planned-handovers.wordings';

/** 'Share 3 of property 34, Lake House' */
function shareOf({ subject }: LoggedAction, { house }: Names): Phrase {
  const [, number, id, name] = /^Share (\d+) of property (\d+), (.*)$/s.exec(subject) ?? [];
  return name === undefined ? [subject] : phrase`share ${String(number)} of ${house(id, name)}`;
}

/** The audit sentences of shares and their owners. */
export const shareAudit: AuditArea = {
  area: AdminArea.SHARES,
  tab: 'shares',
  label: 'Shares',
  forOwners: {
    assign: ['userId', 'reason'],
    remove: ['userId', 'reason'],
    invite: [],
    add: ['userId'],
    leave: ['userId'],
    first: ['userId', 'reason'],
    plan: ['userId', 'day', 'kind', 'reason'],
    callOff: ['userId', 'day', 'reason'],
    pass: ['userId', 'day', 'kind'],
  },
  describe: byVerb({
    assign: (entry, names) => {
      const [from, to] = [entry.before?.userId, entry.after?.userId];
      const share = shareOf(entry, names);
      const why = (from == null ? because : becauseOrNot)(entry.after?.reason);
      if (to == null) return phrase`gave ${share} to another owner${why}`;
      if (from == null) return phrase`gave ${share} to ${names.person(to)}${why}`;
      return phrase`moved ${share} from ${names.person(from)} to ${names.person(to)}${why}`;
    },
    plan: (entry, names) => {
      const { userId, day, kind, reason } = entry.after ?? {};
      return phrase`planned that ${shareOf(entry, names)} passes to ${names.person(userId)} on ${dateOf(day)}${handoverText(kind)}${because(reason)}`;
    },
    callOff: (entry, names) => {
      const { userId, day, reason } = entry.after ?? {};
      return phrase`called off that ${shareOf(entry, names)} passes to ${names.person(userId)} on ${dateOf(day)}${becauseOrNot(reason)}`;
    },
    pass: (entry, names) => {
      const from = names.person(entry.before?.userId);
      const to = names.person(entry.after?.userId);
      return phrase`moved ${shareOf(entry, names)} from ${from} to ${to} on the planned day${handoverText(entry.after?.kind)}`;
    },
    invite: (entry, names) => phrase`made a link that invites to ${shareOf(entry, names)}`,
    add: (entry, names) =>
      phrase`made ${names.person(entry.after?.userId)}, who has no email address, an owner of ${shareOf(entry, names)}`,
    leave: (entry, names) =>
      phrase`removed ${names.person(entry.after?.userId)} from ${shareOf(entry, names)}`,
    first: (entry, names) => {
      const { userId, reason } = entry.after ?? {};
      return phrase`made ${names.person(userId)} the first owner of ${shareOf(entry, names)}${because(reason)}`;
    },
    remove: (entry, names) => {
      const from = entry.before?.userId;
      const owner = from == null ? 'its owner' : names.person(from);
      return phrase`took ${shareOf(entry, names)} from ${owner}${becauseOrNot(entry.after?.reason)}`;
    },
  }),
};
