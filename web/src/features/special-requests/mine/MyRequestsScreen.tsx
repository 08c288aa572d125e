import { useSearchParams } from 'react-router-dom';
import { useMyRequestsQuery } from '../../../generated/graphql';
import { addressId } from '../../../lib/address/address-values';
import { useAddressChange } from '../../../lib/address/use-address-change';
import { useReadOnly } from '../../../lib/read-only';
import { LinkButton } from '../../../ui/button/LinkButton';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { ConciergeBell, Plus } from '../../../ui/icon/icons';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Pager } from '../../../ui/list/Pager';
import { MyRequestList } from './MyRequestList';

const PAGE_SIZE = 20;

interface Props {
  /** Ids of recently changed requests. */
  fresh: ReadonlySet<string>;
}

/** /requests: the user's requests with their status, newest first. */
export function MyRequestsScreen(props: Props) {
  const isReadOnly = useReadOnly();
  return (
    <Page width="narrow">
      <PageHeader
        title="Requests"
        text="Your requests and their status."
        actions={
          !isReadOnly && (
            <LinkButton to="/requests/new" icon={<Plus size={18} aria-hidden />}>
              New request
            </LinkButton>
          )
        }
      />
      <Content {...props} />
    </Page>
  );
}

function Content({ fresh }: Props) {
  const [params] = useSearchParams();
  const change = useAddressChange();
  const page = Number(addressId(params.get('page')) ?? 1);
  const { data, previousData, error, refetch } = useMyRequestsQuery({
    variables: { first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const requests = (data ?? previousData)?.mySpecialRequests;
  if (!requests) {
    const loadingText = 'Loading your requests…';
    return <NotLoaded {...{ error, refetch, loadingText }} what="Your requests" isTitled />;
  }
  if (requests.total === 0) {
    return (
      <EmptyState
        icon={<ConciergeBell size={28} />}
        title="Nothing asked for yet"
        text="An early check-in, a cot, a lamp that flickers: make a request and follow it here."
      />
    );
  }
  return (
    <>
      <MyRequestList requests={requests.items} fresh={fresh} />
      {requests.total > PAGE_SIZE && (
        <Pager
          total={requests.total}
          pageSize={PAGE_SIZE}
          page={page}
          onPage={(next) => change({ page: next === 1 ? null : next })}
        />
      )}
    </>
  );
}
