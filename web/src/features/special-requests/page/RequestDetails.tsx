import { Fragment } from 'react';
import styled from 'styled-components';
import type { RequestDetailsQuery, RequestSurroundingsQuery } from '../../../generated/graphql';
import { propertyRecordPath, weekPath } from '../../../lib/address/paths';
import { momentText } from '../../../lib/dates/dates';
import { mediumDates } from '../../../lib/dates/week-dates';
import { Select } from '../../../ui/choice/Select';
import { RecordLink } from '../../../ui/table/RecordLink';
import { Facts } from '../../../ui/text/Facts';
import { box, screen } from '../../../ui/theme/tokens';
import { AskerName } from '../admin/AskerName';
import { AssigneeSelect } from '../admin/AssigneeSelect';
import { CategoryName } from '../RequestBadges';
import { statusOptions } from '../request-text';
import { useSetStatus } from './use-set-status';

interface Props {
  request: RequestDetailsQuery['specialRequest'];
}

interface FactsProps extends Props {
  /** Null if there is none; undefined if it is not known. */
  nextStay: RequestSurroundingsQuery['specialRequestSurroundings']['nextStay'] | undefined;
}

interface HandlingProps extends Props {
  onChanged: (version: number) => void;
}

/** Below each other on a wide desk, where they stand at the side, and else beside each other. */
const Choices = styled.div`
  ${box.grid(4)};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  ${screen.wide} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The facts of a request. */
export function RequestDetails({ request, nextStay }: FactsProps) {
  const { user, property, category, createdAt, forwardedAt, archivedAt } = request;
  const facts = [
    ['Category', <CategoryName key="category" category={category} />],
    [
      'Guest',
      <Fragment key="guest">
        <AskerName user={user} />
        {request.isGuest && <div>by guest link</div>}
      </Fragment>,
    ],
    ['Email', <GuestEmail key="email" email={user.email} />],
    [
      'Property',
      <Fragment key="property">
        <RecordLink to={propertyRecordPath(property.id)}>{property.name}</RecordLink>
        <div>{property.location}</div>
      </Fragment>,
    ],
    ...(nextStay ? [stayFact(property.id, nextStay)] : []),
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
    <Choices>
      <Select
        label="Status"
        value={request.status}
        onValueChange={(status) => status !== request.status && setStatus(status)}
        options={statusOptions}
        disabled={isBusy}
      />
      <AssigneeSelect request={request} onAssigned={onChanged} />
    </Choices>
  );
}

const stayFact = (propertyId: string, stay: NonNullable<FactsProps['nextStay']>) =>
  [
    stay.hasBegun ? 'Their stay now' : 'Their next stay',
    <RecordLink key="stay" to={weekPath({ propertyId, startDate: stay.startDate })}>
      Week {stay.week}, {mediumDates(stay)}
    </RecordLink>,
  ] as const;

function GuestEmail({ email }: { email: string | null | undefined }) {
  return email ? <a href={`mailto:${email}`}>{email}</a> : '–';
}
