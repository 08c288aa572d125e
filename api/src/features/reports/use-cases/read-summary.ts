import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { RequestContext } from '../../../core/request-context';
import { inLastDays } from '../content/sql';
import type { ReportSummary } from '../report-job.types';
import { requireReporter } from '../reports.policy';
import { allocationPercent, DEFAULT_RANGE_DAYS } from '../rules';

const SUMMARY = statement(
  'report-summary',
  `select people.*, homes.*, requests.*, held.*
    from (
      select count(*)::int as "totalUsers",
        count(*) filter (where ${inLastDays('created_at', '$1')})::int as "newUsers"
      from users where deleted_at is null
    ) people, (
      select count(*)::int as "totalProperties",
        count(*) filter (where is_active)::int as "activeProperties",
        coalesce(sum(total_shares), 0)::int as capacity
      from properties
    ) homes, (
      select count(*)::int as "totalRequests",
        count(*) filter (where status = 'pending' and archived_at is null)::int as "pendingRequests"
      from special_requests
    ) requests, (
      select count(*)::int as "sharesAllocated" from shares where user_id is not null
    ) held`,
);

/** Returns the cards of the reports panel in one statement; administrators only. */
export async function readSummary(call: RequestContext): Promise<ReportSummary> {
  requireReporter(call);
  const [row] = await read(call.app, SUMMARY, [DEFAULT_RANGE_DAYS]);
  if (!row) throw new Error('The summary is one row.');
  const { capacity, ...summary } = row;
  return { ...summary, allocationPercent: allocationPercent(row.sharesAllocated, capacity) };
}
