import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ReportStatus, ReportType } from './report-status';

@ObjectType('ReportJob', {
  description:
    'A report requested by an administrator. Each change is published as an AdminEvent of the area REPORTS.',
  simpleResolvers: true,
})
export class ReportJobView {
  @Field(() => ID, { description: 'Id of the report.' })
  id!: number;

  @Field(() => ReportType, { description: 'Kind of report.' })
  reportType!: ReportType;

  @Field(() => String, { description: 'First day covered (YYYY-MM-DD).' })
  from!: string;

  @Field(() => String, { description: 'Last day covered (YYYY-MM-DD).' })
  to!: string;

  @Field(() => [String], {
    description: 'Names of the properties that it covers; empty if it covers all.',
  })
  properties!: string[];

  @Field(() => ReportStatus, { description: 'Current status.' })
  status!: ReportStatus;

  @Field(() => Int, { description: 'Progress in percent.' })
  progress!: number;

  @Field(() => Date, { description: 'When the report was requested.' })
  createdAt!: Date;

  @Field(() => String, { description: 'Full name of the administrator who requested it.' })
  requestedBy!: string;

  @Field(() => String, { nullable: true, description: 'Why it failed; null if it did not.' })
  error!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Download address of the PDF; null until it is ready and after 7 days.',
  })
  pdfUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Download address of the CSV; null until it is ready and after 7 days.',
  })
  csvUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address it is sent to; null if it is not sent.',
  })
  recipientEmail!: string | null;
}

@ObjectType({ description: 'A figure of a report.', simpleResolvers: true })
export class ReportDataPoint {
  @Field(() => String, { description: 'What is counted.' })
  label!: string;

  @Field(() => String, { description: 'The value, formatted for reading.' })
  value!: string;
}

@ObjectType({
  description: 'Totals shown on the cards of the reports panel.',
  simpleResolvers: true,
})
export class ReportSummary {
  @Field(() => Int, { description: 'Number of users.' })
  totalUsers!: number;

  @Field(() => Int, { description: 'Number of users created in the last 30 days.' })
  newUsers!: number;

  @Field(() => Int, { description: 'Number of active properties.' })
  activeProperties!: number;

  @Field(() => Int, { description: 'Number of all properties, active or not.' })
  totalProperties!: number;

  @Field(() => Int, { description: 'Number of special requests with the status pending.' })
  pendingRequests!: number;

  @Field(() => Int, { description: 'Number of special requests in any status.' })
  totalRequests!: number;

  @Field(() => Int, { description: 'Shares with an owner as a percentage of all shares, rounded.' })
  allocationPercent!: number;

  @Field(() => Int, { description: 'Number of shares with an owner.' })
  sharesAllocated!: number;
}
