/** The report types. */
export type ReportId = 'analytics' | 'users' | 'properties' | 'requests';

/** A report that can be generated (spec §3 Report definition). */
export interface ReportDefinition {
  id: ReportId;
  name: string;
  description: string;
  /** Name of a lucide icon. */
  icon: string;
  /** How the titles of the PDF's charts and tables begin, in order. */
  sections: readonly string[];
  /** The rows of the CSV. */
  csv: string;
}

/** The four reports (spec §2); their number is the badge of the panel. */
export const REPORTS: readonly ReportDefinition[] = [
  {
    id: 'analytics',
    name: 'Analytics Report',
    description: 'Shares, weeks, swaps and people across all properties.',
    icon: 'chart-column',
    sections: [
      ...['Shares allocated per property', 'Weeks booked by season', 'Registrations'],
      ...['Users by role', 'Swaps by status', 'Properties', 'Top share holders', 'Newest users'],
    ],
    csv: 'Key figures, and the shares and weeks of each property',
  },
  {
    id: 'users',
    name: 'Users Report',
    description: 'Who has joined, their roles and the shares they hold.',
    icon: 'users',
    sections: [
      ...['Registrations', 'Users by role', 'Users with and without shares'],
      ...['Top share holders', 'Newest users', 'Everyone'],
    ],
    csv: 'Everyone, with their email, role and number of shares',
  },
  {
    id: 'properties',
    name: 'Properties Report',
    description: 'Shares allocated, weeks booked and what is still open.',
    icon: 'house',
    sections: [
      ...['Shares allocated per property', 'Weeks booked of bookable weeks'],
      ...['Weeks booked by season', 'Properties'],
    ],
    csv: 'All properties, with their shares and weeks',
  },
  {
    id: 'requests',
    name: 'Special Requests Report',
    description: 'What guests asked for, how urgently, and how it went.',
    icon: 'concierge-bell',
    sections: [
      ...['Requests by current status', 'By status', 'By category', 'By priority'],
      'Requests, newest first',
    ],
    csv: 'All requests of the period, with their descriptions',
  },
];

/** Returns the name of a report. */
export function reportName(id: ReportId): string {
  return REPORTS.find((it) => it.id === id)?.name ?? id;
}

/** Returns the file name of a report, for example 'fairweek-users-2026-10-22-2026-11-21.pdf'. */
export function fileNameOf(
  id: ReportId,
  { from, to }: { from: string; to: string },
  kind: 'pdf' | 'csv',
): string {
  return `fairweek-${id}-${from}-${to}.${kind}`;
}
