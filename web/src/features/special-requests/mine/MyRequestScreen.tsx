import { useParams } from 'react-router-dom';
import { useMyRequestQuery } from '../../../generated/graphql';
import { addressId } from '../../../lib/address/address-values';
import { errorCode } from '../../../lib/network/error-text';
import { LinkButton } from '../../../ui/button/LinkButton';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { SearchX } from '../../../ui/icon/icons';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Row } from '../../../ui/layout/Stack';
import { space } from '../../../ui/theme/tokens';
import { MyRequestDetails } from './MyRequestDetails';
import { WithdrawButton } from './WithdrawButton';

const back = { to: '/requests', label: 'Requests' };

interface Props {
  /** Ids of recently changed requests. */
  fresh: ReadonlySet<string>;
}

/**
 * /requests/:id: one of the user's requests in full, updated live, with a button to withdraw it.
 */
export function MyRequestScreen({ fresh }: Props) {
  const id = addressId(useParams().id ?? null) ?? '0';
  const { data, error, refetch } = useMyRequestQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const request = errorCode(error) === 'NOT_FOUND' ? undefined : data?.specialRequest;
  if (request) {
    return (
      <Page width="narrow">
        <PageHeader title={request.title} back={back} />
        <MyRequestDetails key={request.id} request={request} isFresh={fresh.has(request.id)} />
        <Row style={{ marginTop: space[6] }}>
          <WithdrawButton request={request} />
        </Row>
      </Page>
    );
  }
  return (
    <Page width="narrow">
      <PageHeader title="Request" back={back} />
      <Absence error={error} onRetry={() => refetch()} />
    </Page>
  );
}

function Absence({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (errorCode(error) === 'NOT_FOUND') {
    return (
      <EmptyState
        icon={<SearchX size={28} />}
        title="There is no such request"
        text="It may have been removed."
        action={
          <LinkButton to="/requests" variant="secondary">
            All my requests
          </LinkButton>
        }
      />
    );
  }
  const loadingText = 'Loading the request…';
  return <NotLoaded {...{ error, loadingText }} refetch={onRetry} what="The request" />;
}
