import { errorText } from '../../../lib/network/error-text';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Stack } from '../../../ui/layout/Stack';
import { Section } from '../list/Section';
import type { Stay } from '../swap';
import { FoundCard } from './FoundCard';
import { MyWishes } from './MyWishes';
import type { Found } from './use-found';

/** Swaps that find each other: what was found for the user, and their private lists. */
export function FoundSections({ stays, found }: { stays: readonly Stay[]; found: Found }) {
  const { data, error, refetch } = found;
  return (
    <>
      {data && data.exchangeProposals.length > 0 && (
        <Section title="Found for you">
          <Stack>
            {data.exchangeProposals.map((proposal) => (
              <FoundCard key={proposal.id} proposal={proposal} />
            ))}
          </Stack>
        </Section>
      )}
      {stays.length > 0 && (
        <Section title="Find me a swap">
          {data && <MyWishes stays={stays} lists={data.mySwapWishes} />}
          {!data && !error && (
            <div role="status" aria-label="Loading your lists">
              <Skeleton height="8rem" />
            </div>
          )}
          {!data && error && (
            <ErrorState
              message={errorText(error, 'Your lists could not be loaded.')}
              onRetry={() => refetch().catch(() => undefined)}
            />
          )}
        </Section>
      )}
    </>
  );
}
