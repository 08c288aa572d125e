import styled from 'styled-components';
import type { SwapWeeksQuery } from '../../../generated/graphql';
import { useMediaQuery } from '../../../lib/use-media-query';
import { Fold } from '../../../ui/layout/Fold';
import { Stack } from '../../../ui/layout/Stack';
import { DESK } from '../../../ui/theme/desk';
import { color } from '../../../ui/theme/tokens';
import type { Ask } from '../ask/use-ask';
import { FoundSections } from '../found/FoundSections';
import { type Found, useFound } from '../found/use-found';
import { groupStories, storiesOf } from '../story';
import { isComing, type Swap } from '../swap';
import { SwapCalendar } from '../year/SwapCalendar';
import { AskedSwap } from './AskedSwap';
import { EndedSwaps } from './EndedSwaps';
import { MyWeeks } from './MyWeeks';
import { OpenToSwap } from './OpenToSwap';
import { Section } from './Section';
import { SwapCard } from './SwapCard';
import { WaitingSwap } from './WaitingSwap';

const Quiet = styled.p`
  color: ${color.textMuted};
`;

/** What is said where no request waits: swaps that were found are in the next section. */
function quietText({ data }: Found): string {
  const open = data?.exchangeProposals.filter(({ hasAgreed }) => !hasAgreed).length ?? 0;
  if (open === 0) return 'No requests waiting for your answer.';
  return `No requests. ${open === 1 ? 'A swap was' : `${open} swaps were`} found for you: please answer below.`;
}

interface SwapSectionsProps {
  swaps: readonly Swap[];
  weeks: SwapWeeksQuery;
  onAsk: (ask: Ask) => void;
}

/** What waits for the user first, then what is theirs, then others’ weeks, and what is past. */
export function SwapSections({ swaps, weeks, onAsk }: SwapSectionsProps) {
  const { waiting, agreed, asked, lately, past } = groupStories(storiesOf(swaps), new Date());
  const stays = weeks.myStays.filter((stay) => isComing(stay, stay.timeZone));
  const offered = new Set(weeks.openToSwap.map(({ bookingId }) => bookingId));
  const others = weeks.openToSwap.filter(({ isMine }) => !isMine);
  const isDesk = useMediaQuery(DESK);
  const found = useFound();
  const year = <SwapCalendar {...{ swaps, stays, offered, onAsk }} offers={weeks.openToSwap} />;
  return (
    <Stack $gap={isDesk ? 6 : 5}>
      <Section title="Awaiting my answer">
        {waiting.length + agreed.length === 0 && <Quiet>{quietText(found)}</Quiet>}
        <Stack>
          {waiting.map((story) => (
            <WaitingSwap key={story.last.id} story={story} stays={stays} />
          ))}
          {agreed.map((story) => (
            <SwapCard key={story.last.id} story={story} />
          ))}
        </Stack>
      </Section>
      <FoundSections stays={stays} found={found} />
      <Section title="Requested by me">
        {asked.length === 0 && <Quiet>You have not asked for any other week.</Quiet>}
        <Stack>
          {asked.map((story) => (
            <AskedSwap key={story.last.id} story={story} />
          ))}
        </Stack>
      </Section>
      {lately.length > 0 && (
        <Section title="Answered lately">
          <Stack>
            {lately.map((story) => (
              <SwapCard key={story.last.id} story={story} />
            ))}
          </Stack>
        </Section>
      )}
      <Section title="My weeks">
        {stays.length === 0 && <Quiet>You have no upcoming weeks.</Quiet>}
        {stays.length > 0 && (
          <Stack $gap={3}>
            <Quiet>
              A week that the draft gave you without a list is open to swap at once; switch that off
              to keep it.
            </Quiet>
            <MyWeeks stays={stays} offered={offered} onAsk={(giveId) => onAsk({ giveId })} />
          </Stack>
        )}
      </Section>
      <Section title="Open to swap">
        <OpenToSwap offers={others} swaps={swaps} onAsk={(want) => onAsk({ want })} />
      </Section>
      {isDesk ? year : <Fold summary="Show all weeks of the year">{year}</Fold>}
      {past.length > 0 && (
        <Section title="Past swaps">
          <EndedSwaps stories={past} />
        </Section>
      )}
    </Stack>
  );
}
