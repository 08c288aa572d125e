import type { AuditArea, LoggedAction, Names } from '../../core/audiences/audit-area';
import type { Phrase } from '../../core/rules/sentence';
import { AdminArea } from '../audit/admin-event.type';
import { because, becauseOrNot, byVerb, dateOf } from '../audit/steps/phrases';
import { handoverText } from './planned/planned-handovers.wordings';

/** 'Share 3 of property 34, Lake House' */
function shareOf({ subject }: LoggedAction, { house }: Names): Phrase {
  const [, number, id, name] = /^Share (\d+) of property (\d+), (.*)$/s.exec(subject) ?? [];
  return name === undefined ? [subject] : [`share ${number} of `, house(id, name)];
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
      if (to == null) return ['gave ', ...share, ' to another owner', ...why];
      if (from == null) return ['gave ', ...share, ' to ', names.person(to), ...why];
      return ['moved ', ...share, ' from ', names.person(from), ' to ', names.person(to), ...why];
    },
    plan: (entry, names) => [
      ...['planned that ', ...shareOf(entry, names), ' passes to '],
      ...[names.person(entry.after?.userId), ' on ', dateOf(entry.after?.day)],
      ...[handoverText(entry.after?.kind), ...because(entry.after?.reason)],
    ],
    callOff: (entry, names) => [
      ...['called off that ', ...shareOf(entry, names), ' passes to '],
      ...[names.person(entry.after?.userId), ' on ', dateOf(entry.after?.day)],
      ...becauseOrNot(entry.after?.reason),
    ],
    pass: (entry, names) => [
      ...['moved ', ...shareOf(entry, names), ' from ', names.person(entry.before?.userId)],
      ...[' to ', names.person(entry.after?.userId), ' on the planned day'],
      handoverText(entry.after?.kind),
    ],
    invite: (entry, names) => ['made a link that invites to ', ...shareOf(entry, names)],
    add: (entry, names) => [
      ...['made ', names.person(entry.after?.userId), ', who has no email address, an owner of '],
      ...shareOf(entry, names),
    ],
    leave: (entry, names) => [
      ...['removed ', names.person(entry.after?.userId), ' from '],
      ...shareOf(entry, names),
    ],
    first: (entry, names) => [
      ...['made ', names.person(entry.after?.userId), ' the first owner of '],
      ...shareOf(entry, names),
      ...(entry.after?.reason ? because(entry.after.reason) : []),
    ],
    remove: (entry, names) => {
      const from = entry.before?.userId;
      const owner = from == null ? 'its owner' : names.person(from);
      return [
        'took ',
        ...shareOf(entry, names),
        ' from ',
        owner,
        ...becauseOrNot(entry.after?.reason),
      ];
    },
  }),
};
