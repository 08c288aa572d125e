import type { App } from '../../../kit/call';
import { read } from '../../../kit/database';
import { ANALYTICS, type AnalyticsRow, analyticsContent } from '../content/analytics';
import type { ReportContent, Unit } from '../content/content';
import type { EstateRow } from '../content/homes';
import { PROPERTIES, propertiesContent } from '../content/properties';
import { REQUESTS, type RequestsRow, requestsContent } from '../content/requests';
import { USERS, type UsersRow, usersContent } from '../content/users';
import { ReportType } from '../report-status';
import { type DateRange, daysIn, PDF_ROWS, RECENT_ITEMS, TOP_HOLDERS } from '../rules';

/** Days, weeks or months: as many as still make a picture. */
function unitOf(range: DateRange): Unit {
  const days = daysIn(range);
  if (days <= 45) return 'day';
  return days <= 250 ? 'week' : 'month';
}

/** What a report says, in one statement whatever the size of the data. */
export async function readReportContent(
  app: App,
  { reportType, range }: { reportType: ReportType; range: DateRange },
): Promise<ReportContent> {
  const { from, to } = range;
  const unit = unitOf(range);
  // Weeks begin once in seven days: days would show them as a comb.
  const weeks = unit === 'day' ? 'week' : unit;
  const one = async <Row extends object>(
    statement: { name: string; text: string },
    { by, limits }: { by: Unit; limits: number[] },
  ) => {
    const [row] = await read<Row>(app, statement, [from, to, by, ...limits]);
    if (!row) throw new Error('A report is one row.');
    return row;
  };
  const people = [PDF_ROWS, TOP_HOLDERS, RECENT_ITEMS];
  switch (reportType) {
    case ReportType.analytics:
      return analyticsContent(
        await one<AnalyticsRow>(ANALYTICS, { by: weeks, limits: people }),
        weeks,
      );
    case ReportType.users:
      return usersContent(await one<UsersRow>(USERS, { by: unit, limits: people }), unit);
    case ReportType.properties:
      return propertiesContent(
        await one<EstateRow>(PROPERTIES, { by: weeks, limits: [PDF_ROWS] }),
        weeks,
      );
    case ReportType.requests:
      return requestsContent(
        await one<RequestsRow>(REQUESTS, { by: unit, limits: [PDF_ROWS] }),
        unit,
      );
  }
}
