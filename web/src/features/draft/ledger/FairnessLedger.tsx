import { useEffect } from 'react';
import styled from 'styled-components';
import { useFairnessLedgerQuery } from '../../../generated/graphql';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LoadingState } from '../../../ui/feedback/LoadingState';
import { lazyComponent } from '../../../ui/feedback/lazy-component';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Scale } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/Stack';
import { Text } from '../../../ui/text/Text';
import { color, space } from '../../../ui/theme/tokens';
import { DraftSkeleton } from '../DraftSkeleton';
import type { Room } from '../room/room';
import { Proof } from './fairness-style';
import { LedgerTable } from './LedgerTable';
import { PastExchanges } from './PastExchanges';

/** The figures come with all of their tables. */
const FairnessFigures = lazyComponent(
  async () => (await import('./FairnessFigures')).FairnessFigures,
  <Skeleton height="32rem" />,
);

interface FairnessLedgerProps {
  propertyId: string;
  year: number;
  room: Room | null;
}

const HouseActions = lazyComponent(
  async () => (await import('./HouseActions')).HouseActions,
  <LoadingState />,
);

/** The whole rules come with the checks of a log. */
const LogProofs = lazyComponent(
  async () => (await import('./LogProofs')).LogProofs,
  <Skeleton height="24rem" />,
);

const Lead = styled.p`
  max-width: 44rem;
  margin-bottom: ${space[3]};
  color: ${color.textMuted};
  text-wrap: pretty;
`;

/** Each share’s weeks over the years, with the log to verify them. */
export function FairnessLedger({ propertyId, year, room }: FairnessLedgerProps) {
  const { data, error, refetch } = useFairnessLedgerQuery({
    variables: { propertyId },
    fetchPolicy: 'cache-and-network',
  });
  useEffect(() => {
    void FairnessFigures.preload();
  }, []);
  const rows = data?.fairnessLedger;
  if (!rows) {
    return (
      <NotLoaded {...{ error, refetch }} what="The ledger">
        <DraftSkeleton />
      </NotLoaded>
    );
  }
  const log = room && room.draft.log.length > 0 ? room : null;
  return (
    <Stack $gap={6}>
      <section aria-labelledby="how-fair">
        <Text as="h2" $size="title" $below={2} id="how-fair">
          How fair is it?
        </Text>
        <FairnessFigures
          order={room?.draft.rules.order ?? 'SERPENTINE'}
          {...{ propertyId, year }}
        />
      </section>
      <section aria-labelledby="what-each-had">
        <Text as="h2" $size="title" $below={2} id="what-each-had">
          What each share has had
        </Text>
        {rows.length === 0 ? (
          <EmptyState
            icon={<Scale size={28} />}
            title="Nothing to count yet"
            text="Once weeks have been allocated, you see here who had what."
          />
        ) : (
          <>
            <Lead>Year by year, by season.</Lead>
            <LedgerTable rows={rows} room={room} />
          </>
        )}
      </section>
      <PastExchanges propertyId={propertyId} />
      {log && <LogProofs room={log} />}
      <Proof aria-labelledby="by-administrators">
        <h2 id="by-administrators">What administrators did</h2>
        <p>
          About this house, its shares, its weeks and its drafts: every owner of the house reads the
          same. What they did to an account is shown only to its owner.
        </p>
        <HouseActions propertyId={propertyId} />
      </Proof>
    </Stack>
  );
}
