import { type DateRange, daysIn } from '@rules/reports';
import type { ReportJobPartsFragment, ReportStatus } from '../../generated/graphql';
import { dayText } from '../../lib/dates/dates';
import { counted, properties } from '../../lib/text/format';
import type { MailDelivery } from '../../ui/feedback/MailCaveat';
import type { Tone } from '../../ui/theme/tokens';

export type ReportJob = ReportJobPartsFragment;

/** '22 Oct 2026 – 21 Nov 2026'. */
export const rangeText = ({ from, to }: DateRange) => `${dayText(from)} – ${dayText(to)}`;

/** '30 days', of a range. */
export const lengthText = (range: DateRange) => counted(daysIn(range), 'day');

/** 'All properties', or how many were chosen. */
export const coveredText = ({ length }: readonly string[]) =>
  length === 0 ? 'All properties' : properties(length);

/** True until a report is ready or has failed. */
export const isUnderWay = ({ status }: ReportJob) => status === 'QUEUED' || status === 'RUNNING';

/** The short status of a report. */
export const reportStates: Record<ReportStatus, { label: string; tone: Tone }> = {
  QUEUED: { label: 'Waiting', tone: 'neutral' },
  RUNNING: { label: 'Generating', tone: 'info' },
  READY: { label: 'Ready', tone: 'success' },
  SENT: { label: 'Sent', tone: 'success' },
  FAILED: { label: 'Failed', tone: 'danger' },
};

/** The word before the recipient of an emailed report. */
export const sentTo: Record<MailDelivery['state'], string> = {
  SENT: 'Sent to',
  WAITING: 'Waiting to be sent to',
  CAPTURED: 'Captured, not sent, for',
};

/** Title and fallback of the toasts for a failed report and a failed email (spec §8). */
export const reportFailures = {
  generate: { title: 'Report Generation Failed', fallback: 'Failed to generate report' },
  send: { title: 'Email Failed', fallback: 'Failed to send report email' },
} as const;
