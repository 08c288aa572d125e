import { type Action, action } from '../../core/audiences/action';
import { happening, liveEvent } from '../../core/audiences/happening';
import type { Email } from '../../core/mail/email';
import type { CalendarEvent } from '../weeks/calendar.events';
import { DRAFT_CLOCKS, type DraftEvent, draftEvents, newChoosers } from './draft.events';
import type { LockedDraft } from './steps/lock-draft';

/** Emails about a draft, which mail programs show together. */
const inThread = (draftId: number, emails: readonly Email[]) =>
  emails.map((it) => ({ ...it, thread: `draft-${draftId}` }));

/** A draft has new entries, or another reminder is due; its owners get emails of what others did. */
export const draftChanged = happening<{
  draftId: number;
  owners: readonly number[];
  event: DraftEvent | null;
  emails: readonly Email[];
}>('draft.changed', {
  live: ({ owners, event }) => [
    liveEvent(DRAFT_CLOCKS, {}),
    ...(event ? draftEvents(owners, event) : []),
  ],
  mail: ({ draftId, emails }) => inThread(draftId, emails),
});

/** A turn began, or a reminder of it is due, for those who may choose. */
export const turnDue = happening<{
  draftId: number;
  userIds: readonly number[];
  emails: readonly Email[];
}>('turn.due', {
  push: ({ draftId, userIds }) => ({ userIds, subject: 'draft', subjectId: draftId }),
  mail: ({ emails }) => emails,
});

/** Entries of a draft's log, of which webhooks hear. */
type Entries = CalendarEvent & { draftId: number; seqs: readonly number[] };

const entriesHeard = (kind: string) =>
  happening<Entries>(kind, {
    webhook: ({ draftId, propertyId, year, seqs }) => ({
      ids: { draftId, propertyId, year, seqs },
      propertyId,
    }),
  });

export const picksMade = entriesHeard('pick.made');
export const picksUndone = entriesHeard('pick.undone');

/** A draft ended: its picks are bookings, and each owner gets an email with their weeks. */
export const weeksDrafted = happening<
  CalendarEvent & { draftId: number; emails: readonly Email[] }
>('booking.drafted', {
  calendar: ({ propertyId, year }) => [{ propertyId, year }],
  webhook: ({ draftId, propertyId, year }) => ({ ids: { draftId, propertyId, year }, propertyId }),
  mail: ({ draftId, emails }) => inThread(draftId, emails),
});

/** Others may choose for a share; whom its owner named gets an email. */
export const choosersChanged = happening<{ draft: LockedDraft; email?: Email | null }>(
  'draft.choosers',
  {
    live: ({ draft }) => newChoosers(draft),
    mail: ({ draft, email }) => inThread(draft.id, email ? [email] : []),
  },
);

export const draftPlanned = happening<Action>('draft.plan', {
  live: () => [liveEvent(DRAFT_CLOCKS, {})],
  audit: (it) => it,
});
export const draftDropped = action('draft.drop');
export const draftRehearsed = action('draft.rehearse');
export const draftPaused = action('draft.pause');
export const draftResumed = action('draft.resume');
export const pickUndone = action('draft.undo');
export const draftOpened = action('draft.open');
export const pickedForOwner = action('draft.pick');
