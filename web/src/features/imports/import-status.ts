import { format, parseISO } from 'date-fns';
import type { ImportJobPartsFragment } from '../../generated/graphql';
import { counted } from '../../kit/format';
import type { Tone } from '../../ui/theme/tokens';

type Status = ImportJobPartsFragment['status'];

/** What each state is called, and how it looks. */
export const importStatus: Record<Status, { label: string; tone: Tone }> = {
  READING: { label: 'Being read', tone: 'info' },
  PREVIEWED: { label: 'Awaiting you', tone: 'warning' },
  APPLYING: { label: 'Being applied', tone: 'info' },
  APPLIED: { label: 'Applied', tone: 'success' },
  FAILED: { label: 'Failed', tone: 'danger' },
  DISCARDED: { label: 'Discarded', tone: 'neutral' },
};

/** '3 shares given, 2 new users, 1 new property'. */
export function effectOf({
  sharesAssigned,
  newUsers,
  newProperties,
}: Pick<ImportJobPartsFragment, 'sharesAssigned' | 'newUsers' | 'newProperties'>): string {
  const homes = newProperties === 1 ? '1 new property' : `${newProperties} new properties`;
  return [
    `${counted(sharesAssigned, 'share')} given`,
    newUsers > 0 && counted(newUsers, 'new user'),
    newProperties > 0 && homes,
  ]
    .filter(Boolean)
    .join(', ');
}

/** '21 Nov 2026, 09:30'. */
export const importTime = (at: string) => format(parseISO(at), 'd MMM yyyy, HH:mm');
