import type { AuditArea, LoggedAction, Names } from '../../core/audiences/audit-area';
import { listed, type Phrase, phrase } from '../../core/rules/sentence';
import { AdminArea } from '../audit/admin-event.type';
import { because, byVerb, counted, dateOf, inWords } from '../audit/steps/phrases';

/** Subjects are 'Draft 33, Lake House 2027' and, of a deleted plan, 'Draft 33, property 34, 2027'. */
function draftOf({ subject }: LoggedAction, { house }: Names): Phrase {
  const [, id, dropped] = /^Draft \d+, property (\d+), (\d+)$/.exec(subject) ?? [];
  if (dropped !== undefined) return phrase`the draft of ${dropped} at ${house(id)}`;
  const [, name, year] = /^Draft \d+, (.+) (\d+)$/s.exec(subject) ?? [];
  if (name === undefined) return [subject];
  const list = new URLSearchParams({ tab: 'drafts', search: name, year: String(year) });
  return [{ text: `the draft of ${year} at ${name}`, path: `/admin?${list}` }];
}

/** '48 hours', '16 hours 40 minutes'; seconds count as a whole minute. */
function hours(seconds: unknown): string {
  const minutes = Math.ceil(Number(seconds) / 60);
  const parts: [number, string][] = [
    [Math.floor(minutes / 60), 'hour'],
    [minutes % 60, 'minute'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => counted(count, unit))
    .join(' ');
}

type Rules = Readonly<Record<string, unknown>>;

/** Each rule in words. */
const RULES: Readonly<Record<string, (value: unknown) => string>> = {
  rounds: (value) => counted(value, 'round'),
  order: (value) => `${inWords(String(value))} order`,
  windowSeconds: (value) => `${hours(value)} for each choice`,
  holidayCap: (value) =>
    value == null ? 'any number of holidays' : `at most ${counted(value, 'holiday')}`,
  peakCap: (value) =>
    value == null ? 'any number of peak weeks' : `at most ${counted(value, 'peak week')}`,
};

const rulesOf = (side: LoggedAction['before']): Rules => (side?.rules as Rules | undefined) ?? {};

/** The rules that differ from those before, all for a first plan. */
function newRules({ before, after }: LoggedAction): Phrase[] {
  const old = rulesOf(before);
  return Object.entries(rulesOf(after)).flatMap(([name, value]) => {
    const words = Object.hasOwn(RULES, name) ? RULES[name] : undefined;
    return words && old[name] !== value ? [[words(value)]] : [];
  });
}

const opening = (opensAt: unknown): Phrase =>
  opensAt == null ? ['opened by hand'] : phrase`opening on ${dateOf(opensAt)}`;

const plainly = (verb: string) => (entry: LoggedAction, names: Names) =>
  phrase`${verb} ${draftOf(entry, names)}`;

const explained = (verb: string) => (entry: LoggedAction, names: Names) =>
  phrase`${plainly(verb)(entry, names)}${because(entry.after?.reason)}`;

/** 'share 3 of Omar Haddad'; entries of older releases name no share. */
function whoseShare({ after }: LoggedAction, names: Names): Phrase {
  const { shareNumber, userId } = after ?? {};
  const owner = userId == null ? 'an owner' : names.person(userId);
  return shareNumber == null ? [owner] : phrase`share ${String(shareNumber)} of ${owner}`;
}

/** The audit sentences of drafts. */
export const draftAudit: AuditArea = {
  area: AdminArea.PROPERTIES,
  tab: 'drafts',
  label: 'Drafts',
  forOwners: {
    ...{ plan: ['rules', 'opensAt'], open: [], drop: [], rehearse: [] },
    ...{
      pause: ['reason'],
      resume: ['reason'],
      undo: ['week', 'shareNumber', 'userId', 'reason'],
      pick: ['week', 'shareNumber', 'userId', 'reason'],
    },
  },
  describe: byVerb({
    plan: (entry, names) => {
      const { before, after } = entry;
      const isMoved = before === null || before.opensAt !== after?.opensAt;
      const facts = [...newRules(entry), ...(isMoved ? [opening(after?.opensAt)] : [])];
      const done = before === null ? 'planned' : 'changed the plan of';
      const list = facts.length > 0 ? phrase`: ${listed(facts)}` : [];
      return phrase`${done} ${draftOf(entry, names)}${list}`;
    },
    open: plainly('opened'),
    pause: explained('paused'),
    resume: explained('resumed'),
    drop: plainly('deleted the plan of'),
    rehearse: plainly('rehearsed'),
    pick: (entry, names) => {
      const { week, reason } = entry.after ?? {};
      return phrase`chose week ${String(week)} for ${whoseShare(entry, names)} in ${draftOf(entry, names)}${because(reason)}`;
    },
    undo: (entry, names) => {
      const { week, userId, reason } = entry.after ?? {};
      const what = week == null ? 'a choice' : `the choice of week ${week}`;
      const whose = userId == null ? [] : phrase` by ${whoseShare(entry, names)}`;
      return phrase`undid ${what}${whose} in ${draftOf(entry, names)}${because(reason)}`;
    },
  }),
};
