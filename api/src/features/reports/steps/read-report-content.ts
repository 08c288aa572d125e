import { read } from '../../../core/database/database';
import type { AppContext } from '../../../core/request-context';
import { ANALYTICS, analyticsContent } from '../content/analytics';
import type { ReportContent, ReportScope, Unit } from '../content/content';
import { PROPERTIES, propertiesContent } from '../content/properties';
import { REQUESTS, requestsContent } from '../content/requests';
import { USERS, usersContent } from '../content/users';
import { ReportType } from '../report-status';
import { type DateRange, daysIn, PDF_ROWS, RECENT_ITEMS, TOP_HOLDERS } from '../rules';

/** Groups by days, weeks or months, whichever gives a readable chart. */
function unitOf(range: DateRange): Unit {
  const days = daysIn(range);
  if (days <= 45) return 'day';
  return days <= 250 ? 'week' : 'month';
}

function only<Found>([row]: Found[]): Found {
  if (!row) throw new Error('A report is one row.');
  return row;
}

/** Reads the content of a report in one statement, for any size of the data. */
export async function readReportContent(
  app: AppContext,
  { reportType, range, propertyIds }: ReportScope,
): Promise<ReportContent> {
  const { from, to } = range;
  const unit = unitOf(range);
  // Weeks start every seven days, so daily columns would be mostly empty.
  const weeks = unit === 'day' ? 'week' : unit;
  const scope = [from, to, propertyIds] as const;
  const people = [PDF_ROWS, TOP_HOLDERS, RECENT_ITEMS] as const;
  switch (reportType) {
    case ReportType.analytics: {
      const row = only(await read(app, ANALYTICS, [...scope, weeks, ...people]));
      return analyticsContent(row, weeks);
    }
    case ReportType.users:
      return usersContent(only(await read(app, USERS, [...scope, unit, ...people])), unit);
    case ReportType.properties:
      return propertiesContent(
        only(await read(app, PROPERTIES, [...scope, weeks, PDF_ROWS])),
        weeks,
      );
    case ReportType.requests:
      return requestsContent(only(await read(app, REQUESTS, [...scope, unit, PDF_ROWS])), unit);
  }
}
