import type { SwapWeeksQuery } from '../../../generated/graphql';
import { serverDate } from '../../../lib/dates/server-clock';
import { errorText } from '../../../lib/network/error-text';
import { useMediaQuery } from '../../../lib/screen/use-media-query';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Fold } from '../../../ui/layout/Fold';
import { Stack } from '../../../ui/layout/Stack';
import { Text } from '../../../ui/text/Text';
import { DESK } from '../../../ui/theme/tokens';
import type { Ask } from '../ask/use-ask';
import { EndedFoundCard, FoundCard } from '../found/FoundCard';
import { MyWishes } from '../found/MyWishes';
import type { Found } from '../found/use-found';
import { endedLately, groupStories, type Story, storiesOf } from '../story';
import { isComing, type Swap } from '../swap';
import { SwapCalendar } from '../year/SwapCalendar';
import { AskedSwap } from './AskedSwap';
import { EndedSwaps } from './EndedSwaps';
import { MyWeeks } from './MyWeeks';
import { OpenToSwap } from './OpenToSwap';
import { Section } from './Section';
import { SwapCard } from './SwapCard';
import { TakeMineBack } from './TakeMineBack';
import { WaitingSwap } from './WaitingSwap';

interface SwapSectionsProps {
  swaps: readonly Swap[];
  weeks: SwapWeeksQuery;
  found: Found;
  onAsk: (ask: Ask) => void;
}

/**
 * The sections of swaps: those waiting for the user, the user’s own weeks, others’ weeks, and past
 * ones.
 */
export function SwapSections({ swaps, weeks, found, onAsk }: SwapSectionsProps) {
  const { waiting, agreed, asked, lately, past } = groupStories(storiesOf(swaps), serverDate());
  const stays = weeks.myStays.filter((stay) => isComing(stay, stay.timeZone));
  const offered = new Set(weeks.openToSwap.map(({ bookingId }) => bookingId));
  const others = weeks.openToSwap.filter(({ isMine }) => !isMine);
  const isDesk = useMediaQuery(DESK);
  const proposals = found.data?.exchangeProposals ?? [];
  const toAnswer = proposals.filter(({ hasAgreed }) => !hasAgreed);
  const answered = proposals.filter(({ hasAgreed }) => hasAgreed);
  const year = <SwapCalendar {...{ swaps, stays, offered, onAsk }} offers={weeks.openToSwap} />;
  return (
    <Stack $gap={isDesk ? 6 : 5}>
      <Section title="Awaiting my answer">
        {!found.data && (
          <ErrorState
            message={errorText(found.error, 'The swaps found for you could not be loaded.')}
            onRetry={() => found.refetch().catch(() => undefined)}
          />
        )}
        {found.data && waiting.length + toAnswer.length === 0 && (
          <Text as="p" $tone="muted">
            No requests waiting for your answer.
          </Text>
        )}
        <Stack>
          {waiting.map((story) => (
            <WaitingSwap key={story.last.id} story={story} stays={stays} />
          ))}
          {toAnswer.map((proposal) => (
            <FoundCard key={proposal.id} proposal={proposal} />
          ))}
        </Stack>
      </Section>
      {agreed.length + answered.length > 0 && (
        <Section title="Waiting for others">
          <Stack>
            {agreed.map((story) => (
              <SwapCard key={story.last.id} story={story} />
            ))}
            {answered.map((proposal) => (
              <FoundCard key={proposal.id} proposal={proposal} />
            ))}
          </Stack>
        </Section>
      )}
      {(isDesk || asked.length > 0) && <Asked stories={asked} />}
      <Lately stories={lately} found={found} />
      <Section title="My weeks">
        {stays.length === 0 && (
          <Text as="p" $tone="muted">
            You have no upcoming weeks.
          </Text>
        )}
        {stays.length > 0 && (
          <Stack $gap={3}>
            <Text as="p" $tone="muted">
              Weeks that the draft gave you without a wish list are open to swap from the start.
              Switch that off for those that you want to keep.
            </Text>
            <MyWeeks stays={stays} offered={offered} onAsk={(giveId) => onAsk({ giveId })} />
          </Stack>
        )}
      </Section>
      <Section title="Open to swap">
        <OpenToSwap offers={others} swaps={swaps} onAsk={(want) => onAsk({ want })} />
      </Section>
      {stays.length > 0 && found.data && (
        <Section title="Find me a swap">
          <MyWishes stays={stays} lists={found.data.mySwapWishes} />
        </Section>
      )}
      {isDesk ? year : <Fold summary="Show all weeks of the year">{year}</Fold>}
      {past.length > 0 && (
        <Section title="Past swaps">
          <EndedSwaps stories={past} />
        </Section>
      )}
    </Stack>
  );
}

/** The user’s own requests that wait for an answer. */
function Asked({ stories }: { stories: readonly Story[] }) {
  return (
    <Section title="Requested by me">
      {stories.length === 0 && (
        <Text as="p" $tone="muted">
          You have not asked for any other week.
        </Text>
      )}
      <Stack>
        {stories.map((story) => (
          <AskedSwap key={story.last.id} story={story} />
        ))}
      </Stack>
    </Section>
  );
}

/** Answers of the last days, and what was found and did not go through. */
function Lately({ stories, found }: { stories: readonly Story[]; found: Found }) {
  const now = serverDate();
  const ended = found.data?.endedExchanges.filter(({ endedAt }) => endedLately(endedAt, now)) ?? [];
  if (stories.length + ended.length === 0) return null;
  return (
    <Section title="Recently answered">
      <Stack>
        {stories.map((story) => (
          <SwapCard
            key={story.last.id}
            story={story}
            actions={<TakeMineBack swap={story.last} />}
          />
        ))}
        {ended.map((it) => (
          <EndedFoundCard key={it.id} ended={it} />
        ))}
      </Stack>
    </Section>
  );
}
