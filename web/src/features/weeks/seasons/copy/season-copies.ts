import { copiedSeasons } from '@rules/weeks';
import type { SeasonsPartsFragment, TagWeeksInput } from '../../../../generated/graphql';
import { groupBy } from '../../../../lib/list/group-by';

/** A year of a house whose seasons are to change. */
export interface SeasonTarget {
  /** Unique among the targets. */
  id: string;
  propertyId: string;
  name: string;
  year: number;
}

export const nameOf = ({ name, year }: SeasonTarget) => `${name} ${year}`;

/** The parts that are copied to a house. */
export interface ChangingCopy {
  /** The id of the target. */
  id: string;
  target: SeasonTarget;
  /** 'high → peak in weeks 23–26; high → low in week 30' */
  text: string;
  input: TagWeeksInput;
  /** The changed weeks as they were. */
  previous: TagWeeksInput['weeks'];
}

export type SeasonCopy = ChangingCopy | { target: SeasonTarget; input: null };

/** [1, 2, 3, 7] → ['1–3', '7']. */
function ranges(weeks: readonly number[]): string[] {
  const runs: [number, number][] = [];
  for (const week of weeks) {
    const last = runs.at(-1);
    if (last && last[1] === week - 1) last[1] = week;
    else runs.push([week, week]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`));
}

type Tagged = Omit<SeasonsPartsFragment['weeks'][number], '__typename' | 'startDate'>;

/** Compares the seasons of two years, before anything is copied. */
export function seasonCopy(
  target: SeasonTarget,
  source: SeasonsPartsFragment,
  current: SeasonsPartsFragment,
): SeasonCopy {
  const changed = copiedSeasons(source.weeks, current.weeks);
  if (changed.length === 0) return { target, input: null };
  const before = new Map(current.weeks.map((week) => [week.week, week]));
  const changes = groupBy(changed, ({ week, season }) =>
    `${before.get(week)?.season} → ${season}`.toLowerCase(),
  );
  const text = [...changes]
    .map(([change, weeks]) => {
      const numbers = ranges(weeks.map(({ week }) => week)).join(', ');
      return `${change} in ${weeks.length === 1 ? 'week' : 'weeks'} ${numbers}`;
    })
    .join('; ');
  const input = {
    propertyId: target.propertyId,
    year: target.year,
    version: current.tagsVersion,
    weeks: changed.map(tagsOf),
  };
  const previous = changed.flatMap(({ week }) => before.get(week) ?? []).map(tagsOf);
  return { id: target.id, target, text, input, previous };
}

const tagsOf = ({ week, season, holiday, isMaintenance }: Tagged) => ({
  week,
  season,
  isMaintenance,
  ...(holiday !== null && { holiday }),
});
