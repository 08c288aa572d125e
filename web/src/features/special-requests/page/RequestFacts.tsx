import { Link } from 'react-router-dom';
import type { RequestDetailsQuery } from '../../../generated/graphql';
import { momentText } from '../../../lib/dates/dates';
import { fullName } from '../../../lib/names';
import { Facts } from '../../../ui/data/Facts';
import { Select } from '../../../ui/form/Select';
import { AssigneeSelect } from '../admin/AssigneeSelect';
import { CategoryName } from '../RequestBadges';
import { statusOptions } from '../request-text';
import { useSetStatus } from './use-set-status';

interface Props {
  request: RequestDetailsQuery['specialRequest'];
}

interface HandlingProps extends Props {
  onChanged: (version: number) => void;
}

/** The facts of a request. */
export function RequestFacts({ request }: Props) {
  const { user, property, category, createdAt, forwardedAt, archivedAt } = request;
  const facts = [
    ['Category', <CategoryName key="category" category={category} />],
    ['Guest', `${fullName(user)}${request.isGuest ? ', by guest link' : ''}`],
    ['Email', <GuestEmail key="email" email={user.email} />],
    [
      'Property',
      <Link key="property" to={`/calendar?property=${property.id}`}>
        {property.name}
      </Link>,
    ],
    ['Location', property.location],
    ['Date', momentText(createdAt)],
    ...(forwardedAt ? [['Forwarded', momentText(forwardedAt)] as const] : []),
    ...(archivedAt ? [['Archived', momentText(archivedAt)] as const] : []),
  ] as const;
  return <Facts facts={facts} />;
}

/** The status and assignee of a request, chosen in place. */
export function RequestHandling({ request, onChanged }: HandlingProps) {
  const { setStatus, isBusy } = useSetStatus(request, onChanged);
  return (
    <>
      <Select
        label="Status"
        value={request.status}
        onValueChange={(status) => status !== request.status && setStatus(status)}
        options={statusOptions}
        disabled={isBusy}
      />
      <AssigneeSelect request={request} onAssigned={onChanged} />
    </>
  );
}

function GuestEmail({ email }: { email: string | null | undefined }) {
  return email ? <a href={`mailto:${email}`}>{email}</a> : '–';
}
