import type { ImportJobPartsFragment } from '../../generated/graphql';
import { Badge } from '../../ui/text/Badge';
import type { Tone } from '../../ui/theme/tokens';

const states: Record<ImportJobPartsFragment['status'], { label: string; tone: Tone }> = {
  READING: { label: 'Reading', tone: 'info' },
  PREVIEWED: { label: 'Awaiting review', tone: 'warning' },
  APPLYING: { label: 'Applying', tone: 'info' },
  APPLIED: { label: 'Applied', tone: 'success' },
  FAILED: { label: 'Failed', tone: 'danger' },
  DISCARDED: { label: 'Discarded', tone: 'neutral' },
  TAKEN_BACK: { label: 'Taken back', tone: 'neutral' },
};
const refused = { label: 'Rows refused', tone: 'danger' } as const;

/** The short status of an import. */
export function StatusBadge({ job }: { job: ImportJobPartsFragment }) {
  const isRefused = job.status === 'PREVIEWED' && job.refused > 0;
  const { label, tone } = isRefused ? refused : states[job.status];
  return <Badge tone={tone}>{label}</Badge>;
}
