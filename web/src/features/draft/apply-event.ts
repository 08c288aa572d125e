import type { MyDraftEventsSubscription } from '../../generated/graphql';
import type { Draft } from './room/room';

export type DraftEvent = MyDraftEventsSubscription['myDraftEvents'];

/** These events change more than they describe: pinned weeks, the time left in a pause. */
const TO_READ_AGAIN = ['OPENED', 'PAUSED', 'RESUMED'];

/** The draft after an event; undefined if it must be refetched, e.g. after a gap. */
export function applyEvent(draft: Draft, event: DraftEvent): Draft | undefined {
  // Without entries it says that someone else may choose now, or that there were too many to send.
  if (event.entries.length === 0) return undefined;
  if (event.seq <= draft.seq) return draft;
  const fresh = event.entries.filter(({ seq }) => seq > draft.seq);
  const isWhole = fresh[0]?.seq === draft.seq + 1 && fresh.at(-1)?.seq === event.seq;
  if (!isWhole || fresh.some(({ kind }) => TO_READ_AGAIN.includes(kind))) return undefined;
  const { status, seq, head, deadline, serverTime } = event;
  if (head === null) return undefined;
  return { ...draft, status, seq, head, deadline, serverTime, log: [...draft.log, ...fresh] };
}

/** The more recent of two states; a response may arrive after a newer event. */
export function latestDraft(known: Draft | null | undefined, read: Draft): Draft {
  if (known?.id !== read.id || known.seq < read.seq) return read;
  return known.seq === read.seq && known.version <= read.version ? read : known;
}
