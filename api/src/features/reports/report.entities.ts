import { Check, Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import {
  CitextOrNull,
  CreatedAt,
  Day,
  Id,
  Int,
  PrimaryReference,
  Reference,
  Text,
  TextOrNull,
} from '../../core/database/columns';
import { isOneOf } from '../../core/input/enum';
import { User } from '../auth/user.entity';
import { ReportStatus, ReportType } from './report-status';

/** A requested report and its current status. */
@Entity('report_jobs')
@Check('report_jobs_type', isOneOf('report_type', ReportType))
@Check('report_jobs_status', isOneOf('status', ReportStatus))
@Check('report_jobs_range', 'from_date <= to_date')
@Check('report_jobs_progress', 'progress between 0 and 100')
export class ReportJob {
  @Id() id!: number;
  /** The administrator who requested it. */
  @Reference() userId!: number;
  @ManyToOne(() => User) user?: User;
  @Text() reportType!: ReportType;
  @Day() fromDate!: string;
  /** The last day, included in the report. */
  @Day() toDate!: string;
  /** The properties that it covers; null for all. */
  @Column({ type: 'bigint', array: true, nullable: true }) propertyIds!: number[] | null;
  /** The data supplied with the request, with its keys in order; null if none was supplied. */
  @Column({ type: 'json', nullable: true }) reportData!: object | null;
  /** The recipient's address; null if the report is not sent. */
  @CitextOrNull() recipientEmail!: string | null;
  @TextOrNull() customMessage!: string | null;
  /** The delimiter of the CSV file in the email; null for a comma. */
  @TextOrNull() csvDelimiter!: string | null;
  @Text({ default: ReportStatus.QUEUED }) status!: ReportStatus;
  /** In percent. */
  @Int({ default: 0 }) progress!: number;
  /** Why it failed, as a sentence. */
  @TextOrNull() error!: string | null;
  @CreatedAt() createdAt!: Date;
}

/** A part of a report's PDF or CSV, so that no file is ever entirely in memory; kept for 7 days. */
@Entity('report_files')
@Check('report_files_kind', `kind in ('pdf', 'csv')`)
export class ReportFile {
  @PrimaryReference() jobId!: number;
  @ManyToOne(() => ReportJob, { onDelete: 'CASCADE' }) job?: ReportJob;
  @PrimaryColumn('text') kind!: 'pdf' | 'csv';
  /** The number of the part, starting at 1. */
  @PrimaryColumn('integer') part!: number;
  @Column('bytea') content!: Buffer;
}
