import { Check, Column, Entity, Index } from 'typeorm';
import {
  CreatedAt,
  Flag,
  Id,
  Moment,
  MomentOrNull,
  Text,
  TextOrNull,
} from '../../core/database/columns';

/** A backup that was begun. Not part of backups: their files lie on this computer. */
@Entity('backups')
@Check('backups_one_end', 'finished_at is null or failed_at is null')
@Check('backups_bytes', '(finished_at is null) = (bytes is null)')
@Check('backups_error', '(failed_at is null) = (error is null)')
@Index('backups_started', ['startedAt'])
@Index('backups_one_scheduled', ['isScheduled'], {
  unique: true,
  where: 'is_scheduled and finished_at is null and failed_at is null',
})
export class Backup {
  @Id() id!: number;
  @Text() fileName!: string;
  /** True if it is made in BACKUP_DIR, automatically or for an administrator: one at a time. */
  @Flag() isScheduled!: boolean;
  @CreatedAt() startedAt!: Date;
  /** When its process was last known to be working on it. */
  @Moment({ default: () => 'now()' }) seenAt!: Date;
  @MomentOrNull() finishedAt!: Date | null;
  @MomentOrNull() failedAt!: Date | null;
  /** The size of the file. */
  @Column({ type: 'bigint', nullable: true }) bytes!: number | null;
  /** Why it failed. */
  @TextOrNull() error!: string | null;
}
