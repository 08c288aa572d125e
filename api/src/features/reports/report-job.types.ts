import { Field, Int, ObjectType } from 'type-graphql';
import { ReportStatus, ReportType } from './report-status';

@ObjectType('ReportJob', {
  description:
    'A report that an administrator asked for. Every change of it is an AdminEvent of the area REPORTS.',
  simpleResolvers: true,
})
export class ReportJobView {
  @Field(() => Int)
  id!: number;

  @Field(() => ReportType, { description: 'Which report.' })
  reportType!: ReportType;

  @Field(() => String, { description: 'The first day (YYYY-MM-DD).' })
  from!: string;

  @Field(() => String, { description: 'The last day (YYYY-MM-DD).' })
  to!: string;

  @Field(() => ReportStatus, { description: 'How far it is.' })
  status!: ReportStatus;

  @Field(() => Int, { description: 'How far it is, in percent.' })
  progress!: number;

  @Field(() => Date)
  createdAt!: Date;

  @Field(() => String, { description: 'The administrator who asked for it.' })
  requestedBy!: string;

  @Field(() => String, { nullable: true, description: 'Why it failed.' })
  error!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where to download the PDF; null before it is ready and after 7 days.',
  })
  pdfUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where to download the CSV; null before it is ready and after 7 days.',
  })
  csvUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'To whom it is mailed.' })
  recipientEmail!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class ReportDataPoint {
  @Field(() => String, { description: 'What is counted.' })
  label!: string;

  @Field(() => String, { description: 'How many, or how much, for people.' })
  value!: string;
}

@ObjectType({ description: 'The cards of the reports panel.', simpleResolvers: true })
export class ReportSummary {
  @Field(() => Int, { description: 'People with an account.' })
  totalUsers!: number;

  @Field(() => Int, { description: 'Created in the last 30 days.' })
  newUsers!: number;

  @Field(() => Int, { description: 'Properties in use.' })
  activeProperties!: number;

  @Field(() => Int, { description: 'Properties, used or not.' })
  totalProperties!: number;

  @Field(() => Int, { description: 'Special requests that nobody has taken up.' })
  pendingRequests!: number;

  @Field(() => Int, { description: 'Special requests, whatever became of them.' })
  totalRequests!: number;

  @Field(() => Int, { description: 'Shares allocated over total shares, in percent, rounded.' })
  allocationPercent!: number;

  @Field(() => Int, { description: 'Shares with an owner.' })
  sharesAllocated!: number;
}
