import { copiedSeasons } from '@rules/weeks';
import type { SeasonsPartsFragment, TagWeeksInput } from '../../../../generated/graphql';
import { groupBy } from '../../../../lib/group-by';

/** A year of a house whose seasons are to change. */
export interface SeasonTarget {
  /** Unique among the targets. */
  id: string;
  propertyId: string;
  name: string;
  year: number;
}

/** What is copied to a house: nothing if `input` is null. */
export interface SeasonCopy {
  target: SeasonTarget;
  /** 'high → peak in weeks 23–26; high → low in week 30' */
  text: string;
  input: TagWeeksInput | null;
}

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

/** Compares the seasons of two years, before anything is copied. */
export function seasonCopy(
  target: SeasonTarget,
  source: SeasonsPartsFragment,
  current: SeasonsPartsFragment,
): SeasonCopy {
  const changed = copiedSeasons(source.weeks, current.weeks);
  if (changed.length === 0) return { target, text: 'nothing changes', input: null };
  const before = new Map(current.weeks.map(({ week, season }) => [week, season]));
  const changes = groupBy(changed, ({ week, season }) =>
    `${before.get(week)} → ${season}`.toLowerCase(),
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
    weeks: changed.map(({ week, season, holiday, isMaintenance }) => ({
      week,
      season,
      isMaintenance,
      ...(holiday !== null && { holiday }),
    })),
  };
  return { target, text, input };
}
