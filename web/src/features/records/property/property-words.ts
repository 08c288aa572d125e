import type { PropertyRecordQuery, RecordSharePartsFragment } from '../../../generated/graphql';
import { momentText } from '../../../lib/dates/dates';

type PropertyRecord = PropertyRecordQuery['propertyRecord'];
type RecordYear = PropertyRecord['years'][number];

/** '2026: weeks 4, 30 · 2027: week 12', or '' for a share without weeks. */
export const holdingsText = ({ holdings }: RecordSharePartsFragment) =>
  holdings
    .map(
      ({ year, weeks }) => `${year}: ${weeks.length === 1 ? 'week' : 'weeks'} ${weeks.join(', ')}`,
    )
    .join(' · ');

/** '32 weeks booked, seasons marked'. */
export function yearText({ bookedWeeks, hasEditedSeasons, isOpenForClaims }: RecordYear): string {
  const booked = bookedWeeks === 1 ? '1 week booked' : `${bookedWeeks || 'No'} weeks booked`;
  return [
    booked,
    hasEditedSeasons ? 'seasons edited' : 'seasons as suggested',
    ...(isOpenForClaims ? ['open weeks can be claimed'] : []),
  ].join(', ');
}

/** 'Planned, opens 4 Jan 2027, 09:00', or why it could not open. */
export function draftText({
  status,
  opensAt,
  deadline,
  problem,
}: PropertyRecord['drafts'][number]): string {
  if (problem) return `Could not open: ${problem}`;
  if (status === 'PLANNED') return opensAt ? `Planned, opens ${momentText(opensAt)}` : 'Planned';
  if (status === 'RUNNING') {
    return deadline ? `Running, turn ends ${momentText(deadline)}` : 'Running';
  }
  return status === 'PAUSED' ? 'Paused' : 'Ended';
}
