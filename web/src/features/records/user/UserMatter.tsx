import type { UserRecordQuery } from '../../../generated/graphql';
import { panelPath } from '../../../lib/address/paths';
import { anyInWords } from '../../../lib/format';
import { fullName } from '../../../lib/names';
import { Card } from '../../../ui/layout/Card';
import { Stack } from '../../../ui/layout/Stack';
import { AllLink, Muted, RequestLines, SwapLines } from '../record-lines';
import type { UserRecordParts } from './parts';
import { UserShareLines, UserStays } from './UserPlaces';

type Listed = Pick<
  UserRecordQuery['userRecord'],
  'stays' | 'requests' | 'swaps' | 'latestActions'
> & { shares: readonly unknown[] };

/** Each list of the page, as it is called where it is empty. */
const LISTS: readonly [list: keyof Listed, name: string][] = [
  ['shares', 'shares'],
  ['stays', 'upcoming weeks'],
  ['requests', 'requests'],
  ['swaps', 'swaps'],
  ['latestActions', 'actions of administrators'],
];

interface Props {
  record: UserRecordQuery['userRecord'];
  parts: UserRecordParts;
}

/** What a user has and asked for, and what was done; one line names what there is none of. */
export function UserMatter({ record, parts }: Props) {
  const { user, stays, requests, requestCount, swaps, latestActions } = record;
  const listed: Listed = { ...record, shares: user.shares };
  const none = LISTS.filter(([list]) => listed[list].length === 0).map(([, name]) => name);
  return (
    <Stack $gap={5}>
      {user.shares.length > 0 && (
        <Card title="Shares">
          <UserShareLines shares={user.shares} />
        </Card>
      )}
      {stays.length > 0 && (
        <Card title="Upcoming weeks">
          <UserStays stays={stays} />
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
          <SwapLines swaps={swaps} swapStatus={parts.swapStatus} />
        </Card>
      )}
      {latestActions.length > 0 && parts.latestActionsOf(user.id)}
      {none.length > 0 && <Muted>No {anyInWords(none)} yet.</Muted>}
    </Stack>
  );
}
