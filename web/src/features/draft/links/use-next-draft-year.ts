import { skipToken } from '@apollo/client/react';
import { useDraftsQuery } from '../../../generated/graphql';

/**
 * The earliest year of a property whose draft has not ended; undefined if there is none, null until
 * known.
 */
export function useNextDraftYear(propertyId: string | undefined): number | null | undefined {
  const { data, error } = useDraftsQuery(
    propertyId === undefined ? skipToken : { variables: { propertyId } },
  );
  if (!data) return error ? undefined : null;
  const years = data.drafts.filter(({ status }) => status !== 'ENDED').map(({ year }) => year);
  return years.length > 0 ? Math.min(...years) : undefined;
}
