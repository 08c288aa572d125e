import { useDraftOutlookQuery } from '../../../generated/graphql';
import type { Room } from '../room/room';

/** The past drafts’ forecast for this year; undefined until loaded. */
export function useOutlook({ draft: { propertyId, year } }: Room) {
  const { data, error, refetch } = useDraftOutlookQuery({ variables: { propertyId, year } });
  return { outlook: data?.draftOutlook, error, refetch };
}
