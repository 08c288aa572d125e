import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Transaction } from '../../core/database/database';
import { topic } from '../../core/events/topic';
import { type PropertyListener, publishTo } from '../shares/steps/owner-events';
import { DraftLogEntry } from './draft-log.types';
import { DraftStatus } from './draft-status';

@ObjectType({
  description: 'New entries of a draft’s log.',
  simpleResolvers: true,
})
export class DraftEvent {
  @Field(() => ID, { description: 'Id of the draft.' })
  draftId!: number;

  @Field(() => ID, { description: 'Id of the property.' })
  propertyId!: number;

  @Field(() => Int, { description: 'Year whose weeks are drafted.' })
  year!: number;

  @Field(() => DraftStatus, { description: 'Current status.' })
  status!: DraftStatus;

  @Field(() => Int, {
    description: 'Number of the last log entry; read the draft again if you are missing some.',
  })
  seq!: number;

  // Processes of the last release publish events without it.
  @Field(() => String, { nullable: true, description: 'Hash of the last log entry.' })
  head!: string | null;

  @Field(() => Date, { nullable: true, description: 'When the current turn ends.' })
  deadline!: Date | null;

  @Field(() => Date, { description: 'Current time of the server, for countdowns.' })
  serverTime!: Date;

  @Field(() => [DraftLogEntry], {
    description: 'The new entries; empty if there are too many to send.',
  })
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
