import { defineEnum, type EnumOf } from '../../core/input/enum';
import {
  DecimalOrNull,
  Flag,
  Id,
  Int,
  Moment,
  MomentOrNull,
  One,
  Text,
  TextOrNull,
  Texts,
  View,
} from '../../core/view/view';

export const MailState = defineEnum('MailState', 'Whether emails are delivered.', {
  NOT_CONFIGURED: 'There is no mail server: emails wait until there is one.',
  CAPTURED: 'There is no mail server: emails are captured, never sent.',
  WORKING: 'The mail server accepts emails.',
  FAILING: 'The mail server has accepted none of the latest emails.',
});
export type MailState = EnumOf<typeof MailState>;

@View('How the installation is doing, as the answering process and the database see it.')
export class SystemStatus {
  @Texts('What needs attention and what to do about it, in sentences; the gravest first.')
  problems!: string[];
  @Text('The release that is running.') version!: string;
  @Text('The version of Node.js.') nodeVersion!: string;
  @Text('The version of PostgreSQL.') postgresVersion!: string;
  @Moment('When the answering process started.') startedAt!: Date;
  @Flag('Whether the database responds and is up to date.') database!: boolean;
  @Flag('Whether the database accepts changes.') writable!: boolean;
  @Flag('Whether live events arrive.') liveEvents!: boolean;
  @Flag('Whether background work is done.') worker!: boolean;
  @One(MailState, 'Whether emails are delivered.') mail!: MailState;
  @TextOrNull(
    'The page where captured emails can be read, such as /dev/mail; null if none has them.',
  )
  capturedMailPath!: string | null;
  @MomentOrNull('Since when the mail server has accepted no email; null if it works.')
  mailFailingSince!: Date | null;
  @DecimalOrNull('Free bytes where the embedded database lies; null with another database.')
  freeBytes!: number | null;
  @Int('Number of uploaded files.') files!: number;
  @DecimalOrNull('Their size in bytes, each content once.') fileBytes!: number | null;
  @DecimalOrNull('How full the disk of their folder is, in percent; null without one.')
  fileDiskUse!: number | null;
  @Int('Jobs that wait for a worker or for their next attempt.') jobsWaiting!: number;
  @MomentOrNull('When the oldest of them was queued.') oldestJobAt!: Date | null;
  @Int('Jobs given up after their last attempt.') jobsFailed!: number;
  @Int('Emails that wait to be delivered.') mailsWaiting!: number;
  @Int('Those of them that have waited for more than 10 minutes.') mailsStuck!: number;
  @Int('Emails that could not be delivered.') mailsFailed!: number;
  @MomentOrNull('When the last successful backup was made; null if there is none.')
  lastBackupAt!: Date | null;
  @DecimalOrNull('The size of its file in bytes.') lastBackupBytes!: number | null;
  @Flag('Whether backups are made periodically.') isBackupScheduled!: boolean;
  @Flag('Whether two of them in a row have not been made.') isBackupOverdue!: boolean;
  @TextOrNull('Why the last attempt failed; null if it succeeded.') backupError!: string | null;
  @Flag('Whether one is being made now, or waits to be.') isBackupRunning!: boolean;
  @Flag('Whether one waits for a worker that makes it.') isBackupWaiting!: boolean;
  @Int('Sessions that have not expired.') sessions!: number;
  @Int('Live connections of signed-in users to the answering process.') liveConnections!: number;
}

@View('A background job that failed for the last time; it is deleted after 7 days.')
export class FailedJob {
  @Id('Id of the job.') id!: number;
  @Text('What it does, for example deliver-webhook.') task!: string;
  @Moment('When it failed for the last time.') failedAt!: Date;
  @Text('Why.') error!: string;
}
