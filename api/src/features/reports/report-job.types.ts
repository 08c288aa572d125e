import { Id, Int, Moment, One, Text, TextOrNull, Texts, View } from '../../core/view/view';
import { ReportStatus, ReportType } from './report-status';

@View(
  'A report requested by an administrator. Each change is published as an AdminEvent of the area REPORTS.',
  'ReportJob',
)
export class ReportJobView {
  @Id('Id of the report.') id!: number;
  @One(ReportType, 'Kind of report.') reportType!: ReportType;
  @Text('First day covered (YYYY-MM-DD).') from!: string;
  @Text('Last day covered (YYYY-MM-DD).') to!: string;
  @Texts('Names of the properties that it covers; empty if it covers all.') properties!: string[];
  @One(ReportStatus, 'Current status.') status!: ReportStatus;
  @Int('Progress in percent.') progress!: number;
  @Moment('When the report was requested.') createdAt!: Date;
  @Text('Full name of the administrator who requested it.') requestedBy!: string;
  @TextOrNull('Why it failed; null if it did not.') error!: string | null;
  @TextOrNull('Download address of the PDF; null until it is ready and after 7 days.')
  pdfUrl!: string | null;
  @TextOrNull('Download address of the CSV; null until it is ready and after 7 days.')
  csvUrl!: string | null;
  @TextOrNull('E-mail address it is sent to; null if it is not sent.')
  recipientEmail!: string | null;
}

@View('A figure of a report.')
export class ReportDataPoint {
  @Text('The name of the figure.') label!: string;
  @Text('The value, formatted for reading.') value!: string;
}

@View('Totals shown on the cards of the reports panel.')
export class ReportSummary {
  @Int('Number of users.') totalUsers!: number;
  @Int('Number of users created in the last 30 days.') newUsers!: number;
  @Int('Number of active properties.') activeProperties!: number;
  @Int('Number of all properties, active or not.') totalProperties!: number;
  @Int('Number of special requests with the status pending.') pendingRequests!: number;
  @Int('Number of special requests in any status.') totalRequests!: number;
  @Int('Shares with an owner as a percentage of all shares, rounded.') allocationPercent!: number;
  @Int('Number of shares with an owner.') sharesAllocated!: number;
}
