import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import type { SwapWeeksQuery } from '../../../generated/graphql';
import { Stack } from '../../../ui/layout/Stack';
import { color, size, space } from '../../../ui/theme/tokens';
import type { Ask } from '../ask/use-ask';
import { groupSwaps, isComing, type Swap } from '../swap';
import { SwapCalendar } from '../year/SwapCalendar';
import { AskedSwap } from './AskedSwap';
import { EndedSwaps } from './EndedSwaps';
import { MyWeeks } from './MyWeeks';
import { OpenToSwap } from './OpenToSwap';
import { SwapCard } from './SwapCard';
import { WaitingSwap } from './WaitingSwap';

const Root = styled.section`
  h2 {
    margin-bottom: ${space[3]};
    font-size: ${size.title};
  }
`;

const Quiet = styled.p`
  color: ${color.textMuted};
`;

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Root>
  );
}

interface SwapSectionsProps {
  swaps: readonly Swap[];
  weeks: SwapWeeksQuery;
  onAsk: (ask: Ask) => void;
}

/** Swaps in progress first, then weeks to swap, then past swaps. */
export function SwapSections({ swaps, weeks, onAsk }: SwapSectionsProps) {
  const { waiting, agreed, asked, ended } = groupSwaps(swaps);
  const stays = weeks.myStays.filter(isComing);
  const offered = new Set(weeks.openToSwap.map(({ bookingId }) => bookingId));
  const others = weeks.openToSwap.filter(({ isMine }) => !isMine);
  return (
    <Stack $gap={6}>
      <Section title="Awaiting my answer">
        {waiting.length + agreed.length === 0 && <Quiet>No one is waiting for your answer.</Quiet>}
        <Stack>
          {waiting.map((swap) => (
            <WaitingSwap key={swap.id} swap={swap} stays={stays} />
          ))}
          {agreed.map((swap) => (
            <SwapCard key={swap.id} swap={swap} />
          ))}
        </Stack>
      </Section>
      <Section title="Requested by me">
        {asked.length === 0 && <Quiet>You have not asked for any other week.</Quiet>}
        <Stack>
          {asked.map((swap) => (
            <AskedSwap key={swap.id} swap={swap} />
          ))}
        </Stack>
      </Section>
      <Section title="Open to swap">
        <OpenToSwap offers={others} onAsk={(want) => onAsk({ want })} />
      </Section>
      <SwapCalendar {...{ swaps, stays, offered, onAsk }} offers={weeks.openToSwap} />
      <Section title="My weeks">
        {stays.length === 0 && <Quiet>You have no upcoming weeks.</Quiet>}
        {stays.length > 0 && (
          <MyWeeks stays={stays} offered={offered} onAsk={(giveId) => onAsk({ giveId })} />
        )}
      </Section>
      {ended.length > 0 && (
        <Section title="Past swaps">
          <EndedSwaps swaps={ended} />
        </Section>
      )}
    </Stack>
  );
}
