import { MyTalkEventsDocument, TalksDocument, useTalksQuery } from '../../../generated/graphql';
import { LIST_OPTIONS } from '../../../lib/list/query-options';
import { useLive } from '../../../lib/live/use-live';

/** The talks of the user’s houses, kept up to date. */
export function useTalks(userId: string) {
  const { data, previousData, error, refetch } = useTalksQuery(LIST_OPTIONS);
  useLive(MyTalkEventsDocument, {
    reread: [TalksDocument],
    when: (event) => event.kind !== 'READ' || event.userId === userId,
  });
  return { talks: (data ?? previousData)?.talks, error, refetch };
}
