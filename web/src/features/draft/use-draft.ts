import { skipToken } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import {
  DraftDocument,
  MyDraftEventsDocument,
  MyNoticesDocument,
  useDraftQuery,
} from '../../generated/graphql';
import { useLive } from '../../lib/live/use-live';
import { errorCode } from '../../lib/network/error-text';
import { applyEvent, type DraftEvent, latestDraft } from './apply-event';
import { type Draft, roomOf } from './room/room';
import { useReveal } from './use-reveal';

interface Wanted {
  /** Undefined until the property is known. */
  propertyId: string | undefined;
  year: number | undefined;
}

/** The draft of a property's year, updated live; null if none is planned. */
export function useDraft({ propertyId, year }: Wanted) {
  const { data, error, refetch } = useDraftQuery(
    propertyId === undefined || year === undefined
      ? skipToken
      : { variables: { propertyId, year }, fetchPolicy: 'cache-and-network' },
  );
  const [known, setKnown] = useState<Draft | null>();
  const read = data?.draft;
  useEffect(() => {
    setKnown((before) => (read ? latestDraft(before, read) : read));
  }, [read]);

  /** Applies an event to the cached draft; returns false if it does not follow directly. */
  const add = (event: DraftEvent): boolean => {
    const next = known?.id === event.draftId ? applyEvent(known, event) : undefined;
    if (next) setKnown((before) => latestDraft(before, next));
    return next !== undefined;
  };
  useLive(MyDraftEventsDocument, {
    when: (event) => event.propertyId === propertyId && event.year === year,
    apply: (event) => (event === null || add(event) ? [] : [DraftDocument]),
  });

  // A user whose last share here was given away gets no more events of the draft.
  useLive(MyNoticesDocument, { reread: [DraftDocument] });

  // Loaded data stays visible while the server is failing, but not after a refusal.
  const isRefused = errorCode(error) === 'FORBIDDEN';
  const isOther = known && (known.propertyId !== propertyId || known.year !== year);
  const { draft, news } = useReveal(isRefused || isOther ? undefined : known);
  const room = useMemo(() => draft && roomOf(draft), [draft]);
  return { room, news, isRefused, error, refetch };
}
