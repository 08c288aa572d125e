import type { LiveEvent } from '../../core/audiences/happening';
import { topic } from '../../core/events/event-bus';
import { Id, Int, Many, Moment, MomentOrNull, One, TextOrNull, View } from '../../core/view/view';
import { ownerEvents, type PropertyListener } from '../shares/steps/owner-events';
import { DraftStatus } from './draft-status';
import { DraftLogEntry } from './ledger/draft-log.types';
import type { LockedDraft } from './steps/lock-draft';

@View('New entries of a draft’s log.')
export class DraftEvent {
  @Id('Id of the draft.') draftId!: number;
  @Id('Id of the property.') propertyId!: number;
  @Int('Year whose weeks are drafted.') year!: number;
  @One(DraftStatus, 'Current status.') status!: DraftStatus;
  @Int('Number of the last log entry; read the draft again if you are missing some.') seq!: number;
  // Processes of the last release publish events without it.
  @TextOrNull('Hash of the last log entry.') head!: string | null;

  @MomentOrNull('When the current turn ends.') deadline!: Date | null;

  @Moment('Current time of the server, for countdowns.') serverTime!: Date;

  @Many(DraftLogEntry, 'The new entries; empty if too many to send, or if others may choose now.')
  entries!: DraftLogEntry[];
}

/** The topic of changes to the times at which drafts are due. */
export const DRAFT_CLOCKS = topic<object>('draft-clocks');

/** The topic of changes to the drafts of a user's properties. */
export const draftTopic = (listener: PropertyListener) => topic<DraftEvent>('draft', listener);

/** The owners of all shares in a draft. */
export const ownersOf = ({ seats }: Pick<LockedDraft, 'seats'>): number[] =>
  [...seats.values()].flatMap(({ members }) => members.map(({ userId }) => userId));

/** New log entries, for administrators and the property's owners. */
export const draftEvents = (owners: readonly number[], event: DraftEvent): LiveEvent[] =>
  ownerEvents(draftTopic, { owners, event, ifTooLarge: { ...event, entries: [] } });

/** The event that others may choose for a share of a draft. */
export function newChoosers(draft: LockedDraft): LiveEvent[] {
  const { id: draftId, propertyId, year, head, state, now } = draft;
  const deadline = state.deadline === null ? null : new Date(state.deadline);
  const facts = { draftId, propertyId, year, status: DraftStatus[state.status], seq: state.seq };
  const event = { ...facts, head, deadline, serverTime: new Date(now), entries: [] };
  return draftEvents(ownersOf(draft), event);
}
