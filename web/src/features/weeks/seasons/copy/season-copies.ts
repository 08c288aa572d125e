import { copiedSeasons } from '@rules/weeks';
import type { SeasonsPartsFragment, TagWeeksInput } from '../../../../generated/graphql';
import { inWords } from '../../../../lib/format';

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
  /** 'weeks 23–26 to peak and week 30 to low' */
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
  const seasons = [...new Set(changed.map(({ season }) => season))];
  const text = inWords(
    seasons.map((season) => {
      const weeks = changed.filter((week) => week.season === season).map(({ week }) => week);
      return `${weeks.length === 1 ? 'week' : 'weeks'} ${ranges(weeks).join(', ')} to ${season.toLowerCase()}`;
    }),
  );
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
