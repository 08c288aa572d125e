import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { CreatedAt, Id, Moment, PrimaryReference, Reference } from '../../kit/database/columns';
import { isOneOf } from '../../kit/input/enum';
import { ImportStatus } from './import-status';

/** A file of owners and shares that was sent, and what has become of it. */
@Entity('import_jobs')
@Check('import_jobs_status', isOneOf('status', ImportStatus))
export class ImportJob {
  @Id()
  id!: number;

  @Column('text')
  fileName!: string;

  @Column({ type: 'text', default: ImportStatus.READING })
  status!: ImportStatus;

  /** Rows read or applied so far. */
  @Column({ type: 'integer', default: 0 })
  rowsDone!: number;

  /** Null until the file was read. */
  @Column({ type: 'integer', nullable: true })
  rowsTotal!: number | null;

  @Column({ type: 'integer', default: 0 })
  newUsers!: number;

  @Column({ type: 'integer', default: 0 })
  newProperties!: number;

  @Column({ type: 'integer', default: 0 })
  sharesAssigned!: number;

  /** Rows that change nothing. */
  @Column({ type: 'integer', default: 0 })
  unchanged!: number;

  @Column({ type: 'integer', default: 0 })
  refused!: number;

  @CreatedAt()
  createdAt!: Date;

  /** When it last went on; one that has stood still for long was abandoned. */
  @Moment({ default: () => 'now()' })
  updatedAt!: Date;
}

/** A row of such a file as it was read, and what applying it would do; deleted once that is decided. */
@Entity('import_rows')
@Index('import_rows_refused_first', { synchronize: false })
export class ImportRow {
  @PrimaryReference()
  jobId!: number;

  @ManyToOne(() => ImportJob, { onDelete: 'CASCADE' })
  job?: ImportJob;

  /** Where it begins in the file, the header being line 1. */
  @PrimaryColumn('integer')
  line!: number;

  @Column('text')
  firstName!: string;

  @Column('text')
  lastName!: string;

  /** Null for a share without an owner. */
  @Column({ type: 'citext', nullable: true })
  email!: string | null;

  @Column('text')
  property!: string;

  /** Empty where the file has none. */
  @Column('text')
  location!: string;

  @Column({ type: 'integer', nullable: true })
  shareNumber!: number | null;

  /** The row for people, shortened. */
  @Column('text')
  text!: string;

  /** What is wrong with it whatever the database holds. */
  @Column({ type: 'text', nullable: true })
  problem!: string | null;

  /** What would change, or why it is refused. */
  @Column({ type: 'text', default: '' })
  note!: string;

  @Column({ type: 'boolean', default: false })
  isRefused!: boolean;

  @Column({ type: 'boolean', default: false })
  isNewUser!: boolean;

  @Column({ type: 'boolean', default: false })
  isNewProperty!: boolean;

  @Column({ type: 'boolean', default: false })
  isAssigned!: boolean;

  /** The property it names, where there is one. */
  @Reference({ nullable: true })
  propertyId!: number | null;
}
