import type { DateRange } from '@rules/reports';
import { format, parseISO } from 'date-fns';
import type { ReportJobPartsFragment, ReportStatus } from '../../generated/graphql';
import type { Tone } from '../../ui/theme/tokens';

export type ReportJob = ReportJobPartsFragment;

/** Today where the browser is (YYYY-MM-DD). */
export const today = () => format(new Date(), 'yyyy-MM-dd');

const dayText = (day: string) => format(parseISO(day), 'd MMM yyyy');

/** '22 Oct 2026 – 21 Nov 2026'. */
export const rangeText = ({ from, to }: DateRange) => `${dayText(from)} – ${dayText(to)}`;

/** '21 Nov 2026, 09:30'. */
export const timeText = (at: string) => format(parseISO(at), 'd MMM yyyy, HH:mm');

/** True until a report is there or has failed. */
export const isUnderWay = ({ status }: ReportJob) => status === 'QUEUED' || status === 'RUNNING';

/** How far a report is, in a word or two. */
export const states: Record<ReportStatus, { label: string; tone: Tone }> = {
  QUEUED: { label: 'Waiting', tone: 'neutral' },
  RUNNING: { label: 'Being made', tone: 'info' },
  READY: { label: 'Ready', tone: 'success' },
  SENT: { label: 'Sent', tone: 'success' },
  FAILED: { label: 'Failed', tone: 'danger' },
};

/** Title and fallback of what is told when there is no report, and when there is no mail (spec §8). */
export const failures = {
  generate: { title: 'Report Generation Failed', fallback: 'Failed to generate report' },
  send: { title: 'Email Failed', fallback: 'Failed to send report email' },
} as const;
