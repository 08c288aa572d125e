import type { App } from '../../../kit/call';
import type { ReportType } from '../report-status';
import type { DateRange, Figure } from '../rules';

export interface ReportContent {
  figures: Figure[];
}

export async function readReportContent(
  _app: App,
  _options: { reportType: ReportType; range: DateRange },
): Promise<ReportContent> {
  return { figures: [] };
}
