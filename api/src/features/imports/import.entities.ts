import { Check, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import {
  CitextOrNull,
  CreatedAt,
  Flag,
  Id,
  Int,
  IntOrNull,
  Moment,
  PrimaryReference,
  Reference,
  ReferenceOrNull,
  Text,
  TextOrNull,
  Version,
} from '../../core/database/columns';
import { isOneOf } from '../../core/input/enum';
import { User } from '../auth/user.entity';
import { Share } from '../shares/share.entity';
import { Booking } from '../weeks/week.entities';
import { ImportKind, ImportStatus } from './import-status';

/** An uploaded file of owners and shares, or of weeks, and its current status. */
@Entity('import_jobs')
@Check('import_jobs_status', isOneOf('status', ImportStatus))
@Check('import_jobs_kind', isOneOf('kind', ImportKind))
export class ImportJob {
  @Id() id!: number;
  @Text() fileName!: string;
  @Text({ default: ImportStatus.READING }) status!: ImportStatus;
  @Text({ default: ImportKind.SHARES }) kind!: ImportKind;
  /** Number of rows read or applied so far. */
  @Int({ default: 0 }) rowsDone!: number;
  /** Null until the file has been read. */
  @IntOrNull() rowsTotal!: number | null;
  @Int({ default: 0 }) newUsers!: number;
  @Int({ default: 0 }) newProperties!: number;
  @Int({ default: 0 }) sharesAssigned!: number;
  @Int({ default: 0 }) weeksGiven!: number;
  /** Number of rows that change nothing. */
  @Int({ default: 0 }) unchanged!: number;
  /** Once it is applied: number of rows that were left out. */
  @Int({ default: 0 }) refused!: number;
  /** Number of rows whose person joins those who have the share. */
  @Int({ default: 0 }) ownersJoined!: number;
  /** Where the titles of the sheet are, which column is which, and what was skipped. */
  @Text({ default: '' }) reading!: string;
  /** Changes each time its rows are checked or corrected. */
  @Version() version!: number;
  @CreatedAt() createdAt!: Date;
  /** Time of the last progress; an import without progress for long was abandoned. */
  @Moment({ default: () => 'now()' }) updatedAt!: Date;
}

/**
 * A row of an uploaded file and the effect of applying it; deleted once the import is applied or
 * discarded, but for the rows that were left out, which are kept for a week.
 */
@Entity('import_rows')
@Index('import_rows_refused_first', { synchronize: false })
export class ImportRow {
  @PrimaryReference() jobId!: number;
  @ManyToOne(() => ImportJob, { onDelete: 'CASCADE' }) job?: ImportJob;
  /** The line where the row starts. */
  @PrimaryColumn('integer') line!: number;
  /** 1 for the first person of a line, 2 for the next. */
  @PrimaryColumn('integer', { default: 1 }) person!: number;
  @Text() firstName!: string;
  @Text() lastName!: string;
  /** Null for a share without an owner. */
  @CitextOrNull() email!: string | null;
  @Text() property!: string;
  /** Empty if the file has none. */
  @Text() location!: string;
  @IntOrNull() shareNumber!: number | null;
  /** The share number as the file has it, shortened. */
  @Text({ default: '' }) shareText!: string;
  /** An arrival that can be read is YYYY-MM-DD. */
  @Text({ default: '' }) yearText!: string;
  @Text({ default: '' }) weekText!: string;
  @Text({ default: '' }) arrivalText!: string;
  /** The row as readable text, shortened. */
  @Text() text!: string;
  /** The problems of the row, regardless of the database. */
  @TextOrNull() problem!: string | null;
  /** Sentences about cells that were read otherwise than they are written. */
  @Text({ default: '' }) reading!: string;
  /** The change that the row would make, or the reason for its refusal. */
  @Text({ default: '' }) note!: string;
  @Flag({ default: false }) isRefused!: boolean;
  @Flag({ default: false }) isNewUser!: boolean;
  @Flag({ default: false }) isNewProperty!: boolean;
  @Flag({ default: false }) isAssigned!: boolean;
  /** The week it names, if the property has it. */
  @IntOrNull() year!: number | null;
  @IntOrNull() week!: number | null;
  /** Whether its person joins those who have the share. */
  @Flag({ default: false }) isJoined!: boolean;
  /** The property it names, if it exists. */
  @ReferenceOrNull() propertyId!: number | null;
  /** A property with a similar name, if the one it names does not exist. */
  @ReferenceOrNull() suggestedPropertyId!: number | null;
}

/**
 * Something that an applied import made: an owner of a share, or a booking. It is read when the
 * import is to be taken back.
 */
@Entity('import_effects')
@Check(
  'import_effects_one',
  '(booking_id is null) = (share_id is not null and user_id is not null)',
)
export class ImportEffect {
  @Id() id!: number;
  @Index('import_effects_job') @Reference() jobId!: number;
  @ManyToOne(() => ImportJob, { onDelete: 'CASCADE' }) job?: ImportJob;
  @Index('import_effects_share') @ReferenceOrNull() shareId!: number | null;
  @ManyToOne(() => Share, { onDelete: 'CASCADE' }) share?: Share | null;
  @Index('import_effects_user') @ReferenceOrNull() userId!: number | null;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) user?: User | null;
  @Index('import_effects_booking') @ReferenceOrNull() bookingId!: number | null;
  @ManyToOne(() => Booking, { onDelete: 'CASCADE' }) booking?: Booking | null;
}

/** A user whom an import created. */
@Entity('import_users')
@Index('import_users_user', ['userId'])
export class ImportUser {
  @PrimaryReference() jobId!: number;
  @ManyToOne(() => ImportJob, { onDelete: 'CASCADE' }) job?: ImportJob;
  @PrimaryReference() userId!: number;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) user?: User;
}
