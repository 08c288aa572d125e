import { Field, Int, ObjectType } from 'type-graphql';
import type { Transaction } from '../../kit/database';
import { topic } from '../../kit/topic';
import { type PropertyListener, publishTo } from '../shares/use-cases/owner-events';
import { DraftLogEntry } from './draft.types';
import { DraftStatus } from './draft-status';

@ObjectType({
  description: 'What has just happened in a draft, to be added to what is known of it.',
  simpleResolvers: true,
})
export class DraftEvent {
  @Field(() => Int, { description: 'The draft.' })
  draftId!: number;

  @Field(() => Int, { description: 'The property.' })
  propertyId!: number;

  @Field(() => Int, { description: 'The year whose weeks are drafted.' })
  year!: number;

  @Field(() => DraftStatus, { description: 'Current status.' })
  status!: DraftStatus;

  @Field(() => Int, {
    description: 'The last entry of the log; read it again when some are missing.',
  })
  seq!: number;

  @Field(() => Date, { nullable: true, description: 'When the present turn ends.' })
  deadline!: Date | null;

  @Field(() => Date, { description: "The server's clock, to count down by." })
  serverTime!: Date;

  @Field(() => [DraftLogEntry], {
    description: 'The new entries, unless there are too many to send.',
  })
  entries!: DraftLogEntry[];
}

/** More entries than these at once are read again rather than sent: an event is small. */
const MAX_ENTRIES = 20;

/** What happens in the drafts of the listener's properties. */
export const draftTopic = (listener: PropertyListener) => topic<DraftEvent>('draft', listener);

/** Publishes what is new in a draft to administrators and the property's owners. */
export function publishDraftEvent(
  transaction: Transaction,
  { owners, event }: { owners: readonly number[]; event: DraftEvent },
): void {
  const entries = event.entries.length > MAX_ENTRIES ? [] : event.entries;
  publishTo(transaction, draftTopic, { owners, event: { ...event, entries } });
}
