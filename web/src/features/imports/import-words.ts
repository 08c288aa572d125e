import { MAX_CORRECTABLE_ROWS } from '@rules/imports';
import type { ImportJobPartsFragment } from '../../generated/graphql';
import { counted } from '../../lib/text/format';

/** The name of each kind of import. */
export const KIND_NAMES: Record<ImportJobPartsFragment['kind'], string> = {
  SHARES: 'People and shares',
  WEEKS: 'Weeks',
};

/** How many shares, or weeks, it gives. */
export const givenBy = ({
  sharesAssigned,
  ownersJoined,
  weeksGiven,
}: ImportJobPartsFragment): number => sharesAssigned + ownersJoined + weeksGiven;

/** '3 shares given, 2 new users, 1 new property'; '4 weeks given'. */
export function effectOf({
  kind,
  weeksGiven,
  sharesAssigned,
  ownersJoined,
  newUsers,
  newProperties,
}: Pick<
  ImportJobPartsFragment,
  'kind' | 'weeksGiven' | 'sharesAssigned' | 'ownersJoined' | 'newUsers' | 'newProperties'
>): string {
  if (kind === 'WEEKS') return `${counted(weeksGiven, 'week')} given`;
  const homes = newProperties === 1 ? '1 new property' : `${newProperties} new properties`;
  return [
    `${counted(sharesAssigned, 'share')} given`,
    ownersJoined > 0 && `${counted(ownersJoined, 'owner')} joining`,
    newUsers > 0 && counted(newUsers, 'new user'),
    newProperties > 0 && homes,
  ]
    .filter(Boolean)
    .join(', ');
}

/** A summary of an applied import: '3 shares given, 1 new user, 2 rows left out'. */
export function outcomeOf(job: ImportJobPartsFragment): string {
  return job.refused > 0
    ? `${effectOf(job)}, ${counted(job.refused, 'row')} left out`
    : effectOf(job);
}

/** Whether its rows can be corrected here: not those of a very large file. */
export const mayCorrect = ({ status, rowsTotal }: ImportJobPartsFragment): boolean =>
  status === 'PREVIEWED' && (rowsTotal ?? 0) <= MAX_CORRECTABLE_ROWS;

/** How many rows there are to list: a preview has all, an applied import those that it left out. */
export const rowsListed = (
  { status, rowsTotal, refused }: ImportJobPartsFragment,
  refusedOnly: boolean,
): number => (refusedOnly || status === 'APPLIED' ? refused : (rowsTotal ?? 0));
