import type { ReactNode } from 'react';
import styled from 'styled-components';
import { box, color, font, screen, space, type Tone, tone } from '../../../../ui/theme/tokens';
import { TradeSides } from './TradeSides';
import type { Trade } from './trade';

/** Trades below each other, a line each. */
export const TradeLines = styled.ul`
  li + li:not(ol *) {
    border-top: 1px solid ${color.border};
  }
`;

const Line = styled.li`
  ${box.grid(1, 4)};
  grid-template-columns: 8.5rem minmax(0, 1fr) auto;
  align-items: center;
  padding-block: ${space[2]};
  & > small {
    ${font.muted('small')};
    overflow-wrap: anywhere;
  }
  ${screen.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Why it was refused, or is to be decided with care. */
const Reason = styled.p<{ $tone: Tone }>`
  grid-column: 2 / -1;
  color: ${({ $tone }) => tone($tone).text};
  ${font.size('small')};
  ${screen.phone} {
    grid-column: auto;
  }
`;

interface Props {
  trade: Trade;
  /** Why it was refused. */
  problem?: string | undefined;
  /** The actions, at the end. */
  children?: ReactNode;
}

/** A trade in one line; on a phone between the name of its property and the buttons. */
export function TradeLine({ trade: { propertyName, sides, rival }, problem, children }: Props) {
  return (
    <Line>
      <small>{propertyName}</small>
      <TradeSides isCompact sides={sides} />
      {children}
      {problem && <Reason $tone="danger">{problem}</Reason>}
      {!problem && rival && <Reason $tone="warning">{rival}</Reason>}
    </Line>
  );
}
