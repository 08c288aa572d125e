import type { AuditArea, LoggedAction, Names } from '../../core/audiences/audit-area';
import { listed, type Phrase, phrase } from '../../core/rules/sentence';
import { AdminArea } from '../audit/admin-event.type';
import { because, becauseOrNot, byVerb, counted, inWords, quoted } from '../audit/steps/phrases';

interface Tag {
  week: number;
  season: string;
  holiday: string | null;
  isMaintenance: boolean;
}

const tagsOf = (side: LoggedAction['before']): Tag[] =>
  Array.isArray(side?.weeks) ? (side.weeks as Tag[]) : [];

/** [1, 2, 3, 7] → '1–3 and 7'. */
function ranges(weeks: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const week of [...weeks].sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && last[1] === week - 1) last[1] = week;
    else runs.push([week, week]);
  }
  return listed(runs.map(([from, to]) => [from === to ? String(from) : `${from}–${to}`])).join('');
}

/** A change of a week: 'to low season', 'to maintenance'. */
function newsOf(tag: Tag, before: Tag | undefined): string[] {
  const news: string[] = [];
  if (tag.season !== before?.season) news.push(`to ${inWords(tag.season)} season`);
  if (tag.holiday !== (before?.holiday ?? null)) {
    news.push(tag.holiday === null ? 'to no holiday' : `to the holiday ${quoted(tag.holiday)}`);
  }
  if (tag.isMaintenance !== (before?.isMaintenance ?? false)) {
    news.push(tag.isMaintenance ? 'to maintenance' : 'to no maintenance');
  }
  return news;
}

/** 'week 30 to high season and weeks 1–3 to maintenance' */
function tagged({ before, after }: LoggedAction): Phrase {
  const old = new Map(tagsOf(before).map((tag) => [tag.week, tag]));
  const groups = new Map<string, number[]>();
  for (const tag of tagsOf(after)) {
    for (const news of newsOf(tag, old.get(tag.week))) {
      groups.set(news, [...(groups.get(news) ?? []), tag.week]);
    }
  }
  return listed(
    [...groups].map(([news, weeks]) => [
      `${weeks.length === 1 ? 'week' : 'weeks'} ${ranges(weeks)} ${news}`,
    ]),
  );
}

/** 'Property 34, Lake House, weeks of 2027' */
function yearOf({ subject }: LoggedAction, { house }: Names): Phrase {
  const [, id, name, year] = /^Property (\d+), (.+), weeks of (\d+)$/s.exec(subject) ?? [];
  return name === undefined ? [subject] : phrase`${String(year)} at ${house(id, name)}`;
}

/** 'Week 28 of 2027, property 34' */
function weekOf({ subject }: LoggedAction, { house }: Names): Phrase {
  const [, week, year, id] = /^Week (\d+) of (\d+), property (\d+)$/.exec(subject) ?? [];
  return id === undefined
    ? [subject]
    : phrase`week ${String(week)} of ${String(year)} at ${house(id)}`;
}

/** ' from share 3 (Olivia Hart)' */
function holderOf(
  side: LoggedAction['after'],
  preposition: 'from' | 'to',
  { person }: Names,
): Phrase {
  const { shareNumber, ownerName, userId } = side ?? {};
  if (shareNumber == null) return [];
  const owner = ownerName ? phrase` (${person(userId, String(ownerName))})` : [];
  return [` ${preposition} share ${shareNumber}`, ...owner];
}

/** 'gave 48 weeks of 2027 at Lake House by the rotation' */
const allocated = (how: string) => (entry: LoggedAction, names: Names) => {
  const { count, reason } = entry.after ?? {};
  return phrase`gave ${counted(count, 'week')} of ${yearOf(entry, names)}${how}${because(reason)}`;
};

/** The audit sentences of the weeks of a year. */
export const weeksAudit: AuditArea = {
  area: AdminArea.PROPERTIES,
  tab: 'properties',
  label: 'Seasons and maintenance',
  forOwners: {
    ...{ tag: ['weeks', 'reason'], filled: ['count', 'reason'], imported: ['count'] },
    ...{ agreed: ['reason'], unagreed: ['reason'], withdrawn: ['count', 'reason'] },
  },
  describe: byVerb({
    tag: (entry, names) => {
      const news = tagged(entry);
      const year = yearOf(entry, names);
      const done =
        news.length === 0
          ? phrase`saved the weeks of ${year} unchanged`
          : phrase`set ${news} in ${year}`;
      return phrase`${done}${because(entry.after?.reason)}`;
    },
    agreed: (entry, names) =>
      phrase`marked ${yearOf(entry, names)} as agreed outside Fairweek${because(entry.after?.reason)}`,
    unagreed: (entry, names) =>
      phrase`took back that ${yearOf(entry, names)} is agreed outside Fairweek${because(entry.after?.reason)}`,
    filled: allocated(' by the rotation'),
    imported: allocated(' by an import'),
    withdrawn: (entry, names) => {
      const { count, reason } = entry.after ?? {};
      return phrase`took back ${counted(count, 'week')} of ${yearOf(entry, names)} that an import had given${because(reason)}`;
    },
  }),
};

/** The audit sentences of an administrator’s actions on an owner’s week. */
export const weekAudit: AuditArea = {
  label: 'Weeks',
  forOwners: { release: ['shareNumber', 'reason'], give: ['shareNumber', 'reason'] },
  describe: byVerb({
    release: (entry, names) => {
      const share = holderOf(entry.before, 'from', names);
      return phrase`gave back ${weekOf(entry, names)}${share}${becauseOrNot(entry.after?.reason)}`;
    },
    give: (entry, names) => {
      const share = holderOf(entry.after, 'to', names);
      return phrase`gave ${weekOf(entry, names)}${share}${because(entry.after?.reason)}`;
    },
    'check-out': (entry, names) => phrase`checked out of ${weekOf(entry, names)}`,
    'name-guests': (entry, names) => phrase`named the guests of ${weekOf(entry, names)}`,
    'stay-links': (entry, names) => phrase`ended links to the stay of ${weekOf(entry, names)}`,
    'link-guest': (entry, names) => phrase`chose the guest of ${weekOf(entry, names)}`,
  }),
};
