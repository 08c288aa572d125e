import type { Transaction } from '../../core/database/database';
import { topic } from '../../core/events/topic';
import { Id, Int, Many, Moment, MomentOrNull, One, TextOrNull, View } from '../../core/view/view';
import { type PropertyListener, publishTo } from '../shares/steps/owner-events';
import { DraftLogEntry } from './draft-log.types';
import { DraftStatus } from './draft-status';

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
  @Many(DraftLogEntry, 'The new entries; empty if there are too many to send.')
  entries!: DraftLogEntry[];
}

/** The topic of changes to the times at which drafts are due. */
export const DRAFT_CLOCKS = topic<object>('draft-clocks');

/** The topic of changes to the drafts of a user's properties. */
export const draftTopic = (listener: PropertyListener) => topic<DraftEvent>('draft', listener);

/** Publishes new log entries of a draft to administrators and the property's owners. */
export function publishDraftEvent(
  transaction: Transaction,
  { owners, event }: { owners: readonly number[]; event: DraftEvent },
): void {
  publishTo(transaction, draftTopic, { owners, event, ifTooLarge: { ...event, entries: [] } });
}
