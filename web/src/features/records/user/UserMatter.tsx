import type { UserRecordQuery } from '../../../generated/graphql';
import { panelPath } from '../../../lib/address/paths';
import { anyInWords, grouped } from '../../../lib/text/format';
import { fullName } from '../../../lib/text/names';
import { Card } from '../../../ui/card/Card';
import { Stack } from '../../../ui/layout/Stack';
import { AllLink, Muted, RequestLines, SwapLines } from '../record-lines';
import type { UserRecordParts } from './parts';
import { GuestStays, UserShareLines } from './UserPlaces';

/** The names of the kinds of items that the page has none of. */
const missing = ({ user, stays, requests, swaps, hasActions }: UserRecordQuery['userRecord']) =>
  [
    user.shares.length === 0 && 'shares',
    stays.length === 0 && 'upcoming weeks',
    requests.length === 0 && 'requests',
    swaps.length === 0 && 'swaps',
    !hasActions && 'actions of administrators',
  ].filter((name) => name !== false);

/** '200 of 24,000 coming weeks are shown.'; nothing if all are. */
const shownPart = ({ stays, stayCount }: UserRecordQuery['userRecord']) =>
  stayCount > stays.length &&
  `${grouped(stays.length)} of ${grouped(stayCount)} coming weeks are shown.`;

interface Props {
  record: UserRecordQuery['userRecord'];
  parts: UserRecordParts;
}

/** A user’s holdings, requests and actions; one line names the kinds without any. */
export function UserMatter({ record, parts }: Props) {
  const { user, stays, requests, requestCount, swaps, hasActions } = record;
  const none = missing(record);
  const asGuest = stays.filter(({ isGuest }) => isGuest);
  const hasOwn = stays.length > asGuest.length;
  return (
    <Stack $gap={5}>
      {user.shares.length > 0 && (
        <Card title={hasOwn ? 'Shares and weeks' : 'Shares'} text={hasOwn && shownPart(record)}>
          <UserShareLines shares={user.shares} stays={stays} />
        </Card>
      )}
      {asGuest.length > 0 && (
        <Card title="Weeks as a guest" text={!hasOwn && shownPart(record)}>
          <GuestStays stays={asGuest} />
        </Card>
      )}
      {requests.length > 0 && (
        <Card
          title="Requests"
          text={requestCount > requests.length ? `The newest of ${requestCount}` : ''}
          actions={
            <AllLink to={panelPath('requests', { person: user.id, show: 'all' })}>
              All requests
            </AllLink>
          }
        >
          <RequestLines
            label="Requests"
            requests={requests}
            noteOf={({ propertyName }) => propertyName}
            requestStatus={parts.requestStatus}
          />
        </Card>
      )}
      {swaps.length > 0 && (
        <Card
          title="Swaps"
          actions={<AllLink to={panelPath('swaps', { search: fullName(user) })}>All swaps</AllLink>}
        >
          <SwapLines swaps={swaps} personId={user.id} swapStatus={parts.swapStatus} />
        </Card>
      )}
      {hasActions && parts.latestActionsOf(user.id)}
      {none.length > 0 && (
        <Card>
          <Muted>No {anyInWords(none)} yet.</Muted>
        </Card>
      )}
    </Stack>
  );
}
