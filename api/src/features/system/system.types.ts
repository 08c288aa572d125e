import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum, type EnumOf } from '../../core/input/enum';

export const MailState = defineEnum('MailState', 'Whether emails are delivered.', {
  NOT_CONFIGURED: 'There is no mail server: emails wait until there is one.',
  CAPTURED: 'There is no mail server: emails are captured, never sent.',
  WORKING: 'The mail server accepts emails.',
  FAILING: 'The mail server has accepted none of the latest emails.',
});
export type MailState = EnumOf<typeof MailState>;

@ObjectType({
  description: 'How the installation is doing, as the answering process and the database see it.',
  simpleResolvers: true,
})
export class SystemStatus {
  @Field(() => [String], {
    description: 'What needs attention and what to do about it, in sentences; the gravest first.',
  })
  problems!: string[];

  @Field(() => String, { description: 'The release that is running.' })
  version!: string;

  @Field(() => String, { description: 'The version of Node.js.' })
  nodeVersion!: string;

  @Field(() => String, { description: 'The version of PostgreSQL.' })
  postgresVersion!: string;

  @Field(() => Date, { description: 'When the answering process started.' })
  startedAt!: Date;

  @Field(() => Boolean, { description: 'Whether the database responds and is up to date.' })
  database!: boolean;

  @Field(() => Boolean, { description: 'Whether the database accepts changes.' })
  writable!: boolean;

  @Field(() => Boolean, { description: 'Whether live events arrive.' })
  liveEvents!: boolean;

  @Field(() => Boolean, { description: 'Whether background work is done.' })
  worker!: boolean;

  @Field(() => MailState, { description: 'Whether emails are delivered.' })
  mail!: MailState;

  @Field(() => String, {
    nullable: true,
    description:
      'The page where captured emails can be read, such as /dev/mail; null if none has them.',
  })
  capturedMailPath!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Since when the mail server has accepted no email; null if it works.',
  })
  mailFailingSince!: Date | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Free bytes where the embedded database lies; null with another database.',
  })
  freeBytes!: number | null;

  @Field(() => Int, { description: 'Jobs that wait for a worker or for their next attempt.' })
  jobsWaiting!: number;

  @Field(() => Date, { nullable: true, description: 'When the oldest of them was queued.' })
  oldestJobAt!: Date | null;

  @Field(() => Int, { description: 'Jobs given up after their last attempt.' })
  jobsFailed!: number;

  @Field(() => Int, { description: 'Emails that wait to be delivered.' })
  mailsWaiting!: number;

  @Field(() => Int, { description: 'Those of them that have waited for more than 10 minutes.' })
  mailsStuck!: number;

  @Field(() => Int, { description: 'Emails that could not be delivered.' })
  mailsFailed!: number;

  @Field(() => Date, {
    nullable: true,
    description: 'When the last successful backup was made; null if there is none.',
  })
  lastBackupAt!: Date | null;

  @Field(() => Float, { nullable: true, description: 'The size of its file in bytes.' })
  lastBackupBytes!: number | null;

  @Field(() => Boolean, { description: 'Whether backups are made periodically.' })
  isBackupScheduled!: boolean;

  @Field(() => Boolean, { description: 'Whether two of them in a row have not been made.' })
  isBackupOverdue!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Why the last attempt failed; null if it succeeded.',
  })
  backupError!: string | null;

  @Field(() => Boolean, { description: 'Whether one is being made now, or waits to be.' })
  isBackupRunning!: boolean;

  @Field(() => Boolean, { description: 'Whether one waits for a worker that makes it.' })
  isBackupWaiting!: boolean;

  @Field(() => Int, { description: 'Sessions that have not expired.' })
  sessions!: number;

  @Field(() => Int, {
    description: 'Live connections of signed-in users to the answering process.',
  })
  liveConnections!: number;
}

@ObjectType({
  description: 'A background job that failed for the last time; it is deleted after 7 days.',
  simpleResolvers: true,
})
export class FailedJob {
  @Field(() => ID, { description: 'Id of the job.' })
  id!: number;

  @Field(() => String, { description: 'What it does, for example deliver-webhook.' })
  task!: string;

  @Field(() => Date, { description: 'When it failed for the last time.' })
  failedAt!: Date;

  @Field(() => String, { description: 'Why.' })
  error!: string;
}
