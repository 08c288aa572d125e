import { useApolloClient } from '@apollo/client/react';
import {
  CalendarDocument,
  SeasonsOfYearDocument,
  type SeasonsPartsFragment,
  useCopySeasonsMutation,
} from '../../../../generated/graphql';
import { useReread } from '../../../../lib/live/use-live';
import { useOneByOne } from '../../../../lib/network/use-one-by-one';
import { type SeasonCopy, type SeasonTarget, seasonCopy } from './season-copies';

/** The year whose seasons are copied to a target. */
type SourceOf = (target: SeasonTarget) => { propertyId: string; year: number };

/** Previews what copying seasons changes in many houses, and copies them, one house after the other. */
export function useSeasonCopies() {
  const client = useApolloClient();
  const [copySeasons] = useCopySeasonsMutation();
  const { each, progress } = useOneByOne();
  const reread = useReread();

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
    return each(targets, async (target) => {
      const from = sourceOf(target);
      const key = `${from.propertyId} ${from.year}`;
      const source = sources.get(key) ?? read(from);
      sources.set(key, source);
      return seasonCopy(target, await source, await read(target));
    });
  };

  const copy = async (copies: readonly SeasonCopy[]) => {
    const outcome = await each(
      copies.flatMap(({ target, input }) => (input ? [{ target, input }] : [])),
      ({ input }) => copySeasons({ variables: { input } }),
    );
    void reread([CalendarDocument]);
    return outcome;
  };
  return { preview, copy, progress };
}
