import type { ReactNode } from 'react';
import styled from 'styled-components';
import type {
  RecordRequestPartsFragment,
  RecordSwapPartsFragment,
  RequestStatus,
  SwapStatus,
} from '../../generated/graphql';
import { panelPath, requestPath } from '../../lib/address/paths';
import { dayText } from '../../lib/dates/dates';
import { mediumDates } from '../../lib/dates/week-dates';
import { LinkButton } from '../../ui/button/LinkButton';
import { RecordLink } from '../../ui/table/RecordLink';
import { Badge } from '../../ui/text/Badge';
import { box, color, font, space } from '../../ui/theme/tokens';
import { swapSides } from './swap-sides';

/** How other features show the status of their records. */
export interface StatusParts {
  requestStatus: (status: RequestStatus) => ReactNode;
  swapStatus: (status: SwapStatus) => ReactNode;
}

export const Lines = styled.ul`
  display: grid;
  & > li {
    ${box.wrap(1, 4)};
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
    padding: ${space[2]} 0;
  }
  & > li + li {
    border-top: 1px solid ${color.border};
  }
`;

export const LineText = styled.span`
  flex: 1 1 14rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Muted = styled.p`
  color: ${color.textMuted};
  small& {
    display: block;
    ${font.size('small')};
  }
`;

interface RequestLinesProps extends Pick<StatusParts, 'requestStatus'> {
  label: string;
  requests: readonly RecordRequestPartsFragment[];
  /** The distinguishing part: the requester, or the property. */
  noteOf: (request: RecordRequestPartsFragment) => string;
}

/** Special requests, each linked to its page. */
export function RequestLines({ label, requests, noteOf, requestStatus }: RequestLinesProps) {
  return (
    <Lines aria-label={label}>
      {requests.map((request) => (
        <li key={request.id}>
          <LineText>
            <RecordLink to={requestPath(request.id)}>{request.title}</RecordLink>
            <Muted as="small">
              {noteOf(request)}, {dayText(request.createdAt)}
            </Muted>
          </LineText>
          {requestStatus(request.status)}
        </li>
      ))}
    </Lines>
  );
}

/** In lines of their own, where they do not fit into one. */
const Side = styled.span`
  display: inline-block;
  span {
    white-space: nowrap;
  }
`;

interface SwapSentenceProps {
  swap: RecordSwapPartsFragment;
  personId: string | undefined;
}

/** 'Gives week 12 (20–27 Mar 2027), gets week 30 (24–31 Jul 2027) from Ada Keller'. */
function SwapSentence({ swap, personId }: SwapSentenceProps) {
  const { give, get } = swapSides(swap, personId);
  return (
    <>
      <Side>
        {give.before} week {give.week.week} <span>({mediumDates(give.week)}),</span>
      </Side>{' '}
      <Side>
        {get.before} week {get.week.week} <span>({mediumDates(get.week)})</span>
        {get.after}
      </Side>
    </>
  );
}

interface SwapLinesProps extends Pick<StatusParts, 'swapStatus'> {
  swaps: readonly RecordSwapPartsFragment[];
  /** The owner of the listed swaps; a property’s list does not name the property. */
  personId?: string | undefined;
}

/** Swaps, each linked to the list of that one alone, where it is decided. */
export function SwapLines({ swaps, personId, swapStatus }: SwapLinesProps) {
  return (
    <Lines aria-label="Swaps">
      {swaps.map((swap) => (
        <li key={swap.id}>
          <LineText>
            <RecordLink to={panelPath('swaps', { swap: swap.id })}>
              <SwapSentence swap={swap} personId={personId} />
            </RecordLink>
            {personId !== undefined && <Muted as="small">{swap.propertyName}</Muted>}
          </LineText>
          {swap.isWaiting ? <Badge tone="warning">Waiting for you</Badge> : swapStatus(swap.status)}
        </li>
      ))}
    </Lines>
  );
}

/** Opens a tab of the panel with all of what a card shows the newest of. */
export const AllLink = ({ to, children }: { to: string; children: string }) => (
  <LinkButton to={to} size="small" variant="ghost">
    {children}
  </LinkButton>
);
