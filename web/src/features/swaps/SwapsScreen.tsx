import { useState } from 'react';
import {
  useAdministratorsQuery,
  useMySwapsQuery,
  useSwapWeeksQuery,
} from '../../generated/graphql';
import { errorText } from '../../lib/network/error-text';
import { Button } from '../../ui/button/Button';
import { LinkButton } from '../../ui/button/LinkButton';
import { WriteButton } from '../../ui/button/WriteButton';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { ArrowLeftRight } from '../../ui/icon/icons';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Stack } from '../../ui/layout/Stack';
import { VisuallyHidden } from '../../ui/text/hidden';
import { AskDialog } from './ask/AskDialog';
import type { Ask } from './ask/use-ask';
import { useFound } from './found/use-found';
import { SwapSections } from './list/SwapSections';
import { useLiveSwaps } from './use-live-swaps';
import { FreshSwaps, useSwapNews } from './use-swap-news';

const textFor = (isGuest: boolean) =>
  isGuest ? undefined : 'Exchange one of your weeks for one that suits you better.';

/** /swaps: swaps to answer, requests sent, weeks others offer and the user's own weeks. */
export function SwapsScreen({ isGuest = false }: { isGuest?: boolean }) {
  useLiveSwaps();
  const swaps = useMySwapsQuery({ fetchPolicy: 'cache-and-network' });
  const weeks = useSwapWeeksQuery({ fetchPolicy: 'cache-and-network' });
  const found = useFound();
  const { said, fresh } = useSwapNews(swaps.data?.mySwaps.items);
  const [ask, setAsk] = useState<Ask>();
  const error = (!swaps.data && swaps.error) || (!weeks.data && weeks.error);
  const isLoading = !error && !(swaps.data && weeks.data && !found.isFirst);
  const isEmpty =
    weeks.data?.myStays.length === 0 &&
    weeks.data.openToSwap.length === 0 &&
    swaps.data?.mySwaps.items.length === 0;
  return (
    <Page>
      <PageHeader
        title="Swaps"
        text={textFor(isGuest)}
        actions={
          weeks.data &&
          !isEmpty &&
          // Only with the lists, which it would push down on a phone.
          !isLoading && (
            <Button icon={<ArrowLeftRight size={18} aria-hidden />} onClick={() => setAsk({})}>
              Ask to swap
            </Button>
          )
        }
      />
      {isEmpty && <NoWeeks isGuest={isGuest} />}
      {!isEmpty && !isLoading && swaps.data && weeks.data && (
        <FreshSwaps value={fresh}>
          <SwapSections
            swaps={swaps.data.mySwaps.items}
            weeks={weeks.data}
            found={found}
            onAsk={setAsk}
          />
        </FreshSwaps>
      )}
      {error && (
        <ErrorState
          message={errorText(error, 'Your swaps could not be loaded.')}
          onRetry={() => Promise.all([swaps.refetch(), weeks.refetch()]).catch(() => undefined)}
        />
      )}
      {!isEmpty && isLoading && (
        <Stack role="status" aria-label="Loading your swaps">
          <Skeleton height="12rem" />
          <Skeleton height="12rem" />
        </Stack>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {ask && <AskDialog ask={ask} onClose={() => setAsk(undefined)} />}
    </Page>
  );
}

function ForOwners() {
  return (
    <EmptyState
      icon={<ArrowLeftRight size={28} />}
      title="Owners swap their weeks here"
      text="If your stay has to move, please write to your host."
      action={
        <LinkButton to="/messages" variant="secondary">
          Write a message
        </LinkButton>
      }
    />
  );
}

function NoWeeks({ isGuest }: { isGuest: boolean }) {
  const { data } = useAdministratorsQuery();
  if (isGuest) return <ForOwners />;
  return (
    <EmptyState
      icon={<ArrowLeftRight size={28} />}
      title="No weeks to swap yet"
      text="Once one of your shares has an upcoming week, you can swap it for another one here."
      action={<WriteButton person={data?.administrators[0]} />}
    />
  );
}
