import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { AdminWaitingKind } from '../../generated/graphql';
import { panelPath } from '../../lib/address/paths';
import { momentText } from '../../lib/dates/dates';
import { errorText } from '../../lib/network/error-text';
import { grouped } from '../../lib/text/format';
import { useMailDelivery } from '../../ui/feedback/MailCaveat';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { ChevronRight, TriangleAlert } from '../../ui/icon/icons';
import { Text } from '../../ui/text/Text';
import { box, color, font, radius, screen, space, thumb, weight } from '../../ui/theme/tokens';
import { useAdminFigures, type WaitingFigure, waitingParts } from './admin-figures';

/** For one and for several. */
const LABELS: Record<AdminWaitingKind, readonly [one: string, several: string]> = {
  COSTS: ['cost to approve', 'costs to approve'],
  REQUESTS: ['new request', 'new requests'],
  SWAPS: ['swap to decide', 'swaps to decide'],
  MAILS: ['email not delivered', 'emails not delivered'],
  DRAFTS: ['draft stalled', 'drafts stalled'],
  DRAFTS_TO_OPEN: ['draft to open', 'drafts to open'],
  USERS: ['user without a password', 'users without a password'],
  PROPERTIES: ['property without an owner', 'properties without an owner'],
};

/** Keys of the placeholders while the figures load. */
const PLACEHOLDERS = [1, 2, 3];

/** The content after it appears together with it, so that arriving figures move nothing. */
const Root = styled.section`
  margin-bottom: ${space[5]};
  &[aria-busy='true'] ~ * {
    display: none;
  }
`;
const Figures = styled.div`
  ${box.wrap(2, 3)};
  align-items: center;
  align-content: flex-start;
  h2 {
    font-size: 1rem;
    font-weight: ${weight.normal};
    white-space: nowrap;
  }
  ${screen.phone} {
    ${box.grid(2)};
  }
`;
const Placeholder = styled.div`
  width: 11rem;
  ${screen.phone} {
    width: auto;
  }
`;
/** On a phone, a row that shows that it opens a list. */
const Box = styled.li`
  display: flex;
  overflow: hidden;
  ${box.surface('round')};
  &:hover {
    border-color: ${color.primary};
  }
  ${screen.phone} {
    flex-direction: column;
    border-radius: ${radius.medium};
  }
`;
const FigureLink = styled(Link)`
  ${box.row(2)};
  min-height: calc(${thumb} - 2px);
  padding: ${space[1]} ${space[3]};
  color: ${color.text};
  line-height: 1.25;
  text-decoration: none;
  outline-offset: -3px;
  &:hover {
    text-decoration: underline;
  }
  & + & {
    border-left: 1px solid ${color.border};
    ${font.muted('small')};
  }
  svg {
    display: none;
  }
  ${screen.phone} {
    & + & {
      border-top: 1px solid ${color.border};
      border-left: 0;
    }
    strong {
      min-width: 2rem;
      text-align: right;
    }
    svg {
      display: block;
      margin-left: auto;
      color: ${color.textMuted};
    }
  }
`;
const Figure = ({ to, children }: { to: string; children: ReactNode }) => (
  <FigureLink to={to}>
    {children}
    <ChevronRight size={20} aria-hidden />
  </FigureLink>
);
/** Less urgent items, in a line of their own. */
const Lasting = styled.ul`
  ${box.flex(1, 5)};
  flex: 1 0 100%;
  flex-wrap: wrap;
  ${font.size('small')};
  line-height: 1.5rem;
  a {
    color: ${color.textMuted};
    text-decoration-color: ${color.border};
    text-underline-offset: 0.2em;
    &:hover {
      text-decoration-color: currentcolor;
    }
  }
  ${screen.phone} {
    gap: 0 ${space[4]};
    a {
      display: inline-block;
      line-height: 2rem;
    }
  }
`;

/** Marks what is not there but should be. */
const Lacking = styled(TriangleAlert).attrs({ size: 14, 'aria-hidden': true })`
  margin-right: ${space[1]};
  vertical-align: -0.15em;
`;

/** The swaps that wait and can only be declined. */
const BLOCKED = panelPath('swaps', { status: 'IMPOSSIBLE' });

/** One kind of what waits; swaps of which none can be approved are one figure, not two. */
function UrgentFigure({ figure }: { figure: WaitingFigure }) {
  const { count, blocked, path } = figure;
  if (blocked === count) {
    return (
      <Figure to={BLOCKED}>
        <strong>{grouped(count)}</strong> {count === 1 ? 'swap' : 'swaps'} to decline
      </Figure>
    );
  }
  return (
    <>
      <Figure to={path}>
        <FigureText figure={figure} />
      </Figure>
      {blocked ? (
        <Figure to={BLOCKED}>
          <strong>{grouped(blocked)}</strong> of them cannot be approved
        </Figure>
      ) : null}
    </>
  );
}

function FigureText({ figure: { kind, count } }: { figure: WaitingFigure }) {
  return (
    <>
      <strong>{grouped(count)}</strong> {LABELS[kind][count === 1 ? 0 : 1]}
    </>
  );
}

/** True once it has loaded or failed, also while it is read again. */
function useSettled(isLoading: boolean): boolean {
  const [isSettled, setSettled] = useState(false);
  if (!isLoading && !isSettled) setSettled(true);
  return isSettled;
}

/** Counts of pending work for the administrator, live; each figure opens its list. */
export function WaitingBand() {
  const { data, error } = useAdminFigures();
  const waiting = data?.adminWaiting;
  const mail = useMailDelivery();
  const parts = waiting && waitingParts(waiting);
  const isLoading = !error && (!waiting || !mail);
  const isSettled = useSettled(isLoading);
  return (
    <Root aria-labelledby="waiting-for-me" aria-busy={!isSettled}>
      <Figures>
        <h2 id="waiting-for-me">Waiting for me</h2>
        {!waiting &&
          isLoading &&
          PLACEHOLDERS.map((place) => (
            <Placeholder key={place}>
              <Skeleton height={thumb} />
            </Placeholder>
          ))}
        {!waiting && error && (
          <Text $tone="muted">{errorText(error, 'This could not be loaded.')}</Text>
        )}
        {parts?.total === 0 && <Text $tone="muted">Nothing is waiting.</Text>}
        <ul style={{ display: 'contents' }}>
          {parts?.urgent.map((figure) => (
            <Box key={figure.kind}>
              <UrgentFigure figure={figure} />
            </Box>
          ))}
          {waiting?.isBackupLate && (
            <Box>
              <Figure to={panelPath('system')}>
                <strong>1</strong> backup overdue
              </Figure>
            </Box>
          )}
        </ul>
        {waiting && mail && (
          <Lasting aria-label="Not urgent">
            {mail.state !== 'SENT' && (
              <li>
                <Link to={panelPath('mail')}>
                  <Lacking />
                  {mail.state === 'CAPTURED' ? 'Mail is captured, not sent' : 'Mail is not set up'}
                </Link>
              </li>
            )}
            {parts?.lasting.map((figure) => (
              <li key={figure.kind}>
                <Link to={figure.path}>
                  <FigureText figure={figure} />
                </Link>
              </li>
            ))}
            <li>
              <Link to={panelPath('system')}>
                {waiting.lastBackupAt ? (
                  `Last backup: ${momentText(waiting.lastBackupAt)}`
                ) : (
                  <>
                    <Lacking />
                    No backup yet
                  </>
                )}
              </Link>
            </li>
          </Lasting>
        )}
      </Figures>
    </Root>
  );
}
