import { Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../core/input/enum';
import type { WaitingKind } from '../../core/waiting';

const AdminWaitingKind = defineEnum<WaitingKind>('AdminWaitingKind', 'An item that waits.', {
  REQUESTS: 'New special requests.',
  SWAPS: 'Swaps that an administrator approves or rejects.',
  MAILS: 'Emails that failed, or have waited for more than 10 minutes.',
  DRAFTS: 'Drafts that have stopped and do not go on without an administrator.',
  DRAFTS_TO_OPEN: 'Planned drafts without an opening time, which an administrator opens.',
  USERS: 'Users without a password.',
  PROPERTIES: 'Active properties without an owner.',
});

@ObjectType({ description: 'How many things of a kind wait for administrators.' })
export class WaitingFigure {
  @Field(() => AdminWaitingKind, { description: 'An item that waits.' })
  kind!: WaitingKind;

  @Field(() => Int, { description: 'How many wait.' })
  count!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How many of them cannot be done now, if known.',
  })
  blocked?: number;

  @Field({ description: 'The page where they are handled.' })
  path!: string;
}

@ObjectType({ description: 'What waits for administrators.' })
export class AdminWaiting {
  @Field(() => [WaitingFigure], { description: 'Every kind, also those of which nothing waits.' })
  figures!: WaitingFigure[];

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the last backup was made; null if there is none.',
  })
  lastBackupAt!: Date | null;

  @Field({ description: 'Whether the last backup failed, or is overdue.' })
  isBackupLate!: boolean;
}
