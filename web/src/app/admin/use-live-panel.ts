import type { DocumentNode } from 'graphql';
import { COMPANY_DRAFTS } from '../../features/draft/company/company-queries';
import { REQUEST_QUERIES } from '../../features/special-requests/admin/alerts/live-requests';
import {
  type AdminArea,
  AdminEventsDocument,
  AdminOverviewDocument,
  AdminPropertiesDocument,
  AdminSharesDocument,
  AdminUsersDocument,
  AuditLogDocument,
  ExchangesToApproveDocument,
  FailedMailsDocument,
  FreeShareNumbersDocument,
  ImportJobsDocument,
  ImportPageDocument,
  InvitationRunDocument,
  PropertyAllocationsDocument,
  PropertyRecordDocument,
  ReportJobsDocument,
  ReportSummaryDocument,
  ResentMailsDocument,
  RotatingSharesDocument,
  UserRecordDocument,
  WeekSwapsDocument,
} from '../../generated/graphql';
import { useLive } from '../../lib/live/use-live';

const TOTALS = [AdminOverviewDocument, ReportSummaryDocument];
const OVERVIEW = [...TOTALS, PropertyAllocationsDocument];

/** The queries affected by changes in every area. */
const ALWAYS = [AuditLogDocument, PropertyRecordDocument, UserRecordDocument];

/** Additional queries affected by changes in each area. */
const QUERIES: Record<AdminArea, readonly DocumentNode[]> = {
  USERS: [
    AdminUsersDocument,
    AdminSharesDocument,
    InvitationRunDocument,
    ImportPageDocument,
    ...TOTALS,
  ],
  PROPERTIES: [
    ...[AdminPropertiesDocument, AdminSharesDocument, RotatingSharesDocument],
    ...OVERVIEW,
    ...COMPANY_DRAFTS,
    // Swaps show what prevents their approval.
    WeekSwapsDocument,
  ],
  SHARES: [
    ...[AdminSharesDocument, AdminUsersDocument, AdminPropertiesDocument],
    ...[FreeShareNumbersDocument, RotatingSharesDocument, WeekSwapsDocument],
    ...OVERVIEW,
  ],
  WEEK_SWAPS: [WeekSwapsDocument, ExchangesToApproveDocument, AdminOverviewDocument],
  IMPORTS: [ImportJobsDocument, ImportPageDocument],
  REQUESTS: [...REQUEST_QUERIES, ReportSummaryDocument],
  REPORTS: [ReportJobsDocument],
  MAIL: [FailedMailsDocument, ResentMailsDocument],
};

/** Keeps the admin panel up to date with administrators' actions and jobs. */
export function useLivePanel(): void {
  useLive(AdminEventsDocument, {
    // A newer server may have an area more.
    reread: (event) => (event ? [...ALWAYS, ...(QUERIES[event.area] ?? [])] : []),
  });
}
