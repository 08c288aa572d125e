import { fingerprintOf } from '@rules/draft';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useFairnessLedgerQuery } from '../../../generated/graphql';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LoadingState } from '../../../ui/feedback/LoadingState';
import { lazyComponent } from '../../../ui/feedback/lazy-component';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Download, FileCheck2, Scale } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/Stack';
import { Text } from '../../../ui/text/Text';
import { box, color, font, radius, space, thumb } from '../../../ui/theme/tokens';
import { DraftSkeleton } from '../DraftSkeleton';
import type { Room } from '../room/room';
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

/** Checks with the whole rules, for owners whose list counts. */
const ListProof = lazyComponent(
  async () => (await import('./ListProof')).ListProof,
  <Skeleton height="4rem" />,
);

const SameLog = lazyComponent(
  async () => (await import('./SameLog')).SameLog,
  <Skeleton height="3rem" />,
);

const Witnesses = lazyComponent(
  async () => (await import('./Witnesses')).Witnesses,
  <Skeleton height="4rem" />,
);

const SigningBrowsers = lazyComponent(
  async () => (await import('../devices/SigningBrowsers')).SigningBrowsers,
  <Skeleton height="4rem" />,
);

const Lead = styled.p`
  max-width: 44rem;
  margin-bottom: ${space[3]};
  color: ${color.textMuted};
  text-wrap: pretty;
`;

const Proofs = styled.div`
  ${box.grid(5)};
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
`;

const Proof = styled.section`
  ${box.grid(2)};
  align-content: start;
  padding: ${space[4]};
  ${box.surface('large')};
  h2 {
    ${font.size('large')};
  }
  > p {
    max-width: 44rem;
    text-wrap: pretty;
  }
  a {
    ${box.inline(2)};
    min-height: ${thumb};
  }
  code {
    padding: 0 0.3em;
    border-radius: ${radius.small};
    background: ${color.sunken};
    font-size: 0.9em;
  }
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
      {log && (
        <Proofs>
          <OwnCheck room={log} />
          <Proof aria-labelledby="who-outside">
            <h2 id="who-outside">Who else has seen it?</h2>
            {log.mine.length > 0 && <SameLog room={log} />}
            <Witnesses draft={log.draft} />
          </Proof>
          {log.mine.length > 0 && (
            <Proof aria-labelledby="my-list-followed">
              <h2 id="my-list-followed">Was my wish list followed?</h2>
              <ListProof room={log} />
            </Proof>
          )}
          {log.mine.length > 0 && (
            <Proof aria-labelledby="who-signs">
              <h2 id="who-signs">Who signs for me?</h2>
              <p>
                Your browser signs your choices with a key that never leaves it. No one else can
                sign for you, not even the people who run this server, as long as you know all
                browsers of this list.
              </p>
              <SigningBrowsers />
            </Proof>
          )}
        </Proofs>
      )}
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

/** The log with its fingerprint, to be checked without us. */
function OwnCheck({ room: { draft } }: { room: Room }) {
  return (
    <Proof aria-labelledby="check-it-yourself">
      <h2 id="check-it-yourself">Check it yourself</h2>
      <p>
        Every choice stands in a log. Its file is enough to check the order, the times and the
        rules, and anyone you give it to can do so on their own computer.
      </p>
      <p>
        Each entry carries a fingerprint of the one before, and every email about the draft names
        the fingerprint of that moment. If you keep one, you can see whether anything before it was
        changed.
      </p>
      <p>
        Fingerprint now: <code>{fingerprintOf(draft.head)}</code>
      </p>
      <p>
        <a href={`/api/drafts/${draft.id}/log`} download={`draft-${draft.year}-log.json`}>
          <Download size={18} aria-hidden />
          Download the log of {draft.year} (JSON)
        </a>
      </p>
      <p>
        <Link to="/verify-draft">
          <FileCheck2 size={18} aria-hidden />
          Check a downloaded log
        </Link>
      </p>
    </Proof>
  );
}
