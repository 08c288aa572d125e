import { useApolloClient } from '@apollo/client/react';
import {
  CalendarDocument,
  SeasonsOfYearDocument,
  type SeasonsPartsFragment,
  useCopySeasonsMutation,
} from '../../../../generated/graphql';
import { useEach } from '../../../../lib/list/use-each';
import { properties } from '../../../../lib/text/format';
import { useBulkRun } from '../../../../ui/selection/use-bulk-run';
import { type ChangingCopy, nameOf, type SeasonTarget, seasonCopy } from './season-copies';

/** The year whose seasons are copied to a target. */
type SourceOf = (target: SeasonTarget) => { propertyId: string; year: number };

/**
 * Previews what copying seasons changes in many houses, and copies them, one house after the other,
 * with a summary; `onClose` is called when that is closed.
 */
export function useSeasonCopies(onClose: () => void) {
  const client = useApolloClient();
  const [copySeasons] = useCopySeasonsMutation();
  const comparing = useEach();
  const copying = useBulkRun<ChangingCopy>({
    nameOf: ({ target }) => nameOf(target),
    countText: (count) => `Seasons of ${properties(count)}`,
    reread: [CalendarDocument],
    onClose,
  });

  async function read(variables: { propertyId: string; year: number }) {
    const { data } = await client.query({
      query: SeasonsOfYearDocument,
      variables,
      fetchPolicy: 'no-cache',
    });
    if (!data) throw new Error('The seasons were not answered.');
    return data.calendar;
  }

  const preview = (targets: readonly SeasonTarget[], sourceOf: SourceOf) => {
    // One house is often the source of all.
    const sources = new Map<string, Promise<SeasonsPartsFragment>>();
    return comparing.each(targets, async (target) => {
      const from = sourceOf(target);
      const key = `${from.propertyId} ${from.year}`;
      const source = sources.get(key) ?? read(from);
      sources.set(key, source);
      return seasonCopy(target, await source, await read(target));
    });
  };

  const copy = (copies: readonly ChangingCopy[]) =>
    copying.run(copies, 'copied', async ({ input, previous }) => {
      const { data } = await copySeasons({ variables: { input } });
      if (!data) throw new Error('The seasons were not answered.');
      const { tagsVersion: version } = data.tagWeeks;
      return () => copySeasons({ variables: { input: { ...input, version, weeks: previous } } });
    });
  const stop = () => {
    comparing.stop();
    copying.stop();
  };
  const progress = comparing.progress ?? copying.progress;
  return { preview, copy, progress, stop, summary: copying.summary };
}
