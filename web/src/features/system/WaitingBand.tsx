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
import { color, radius, screen, size, space, thumb, weight } from '../../ui/theme/tokens';
import { useAdminFigures, type WaitingFigure, waitingParts } from './admin-figures';

/** For one and for several. */
const LABELS: Record<AdminWaitingKind, readonly [one: string, several: string]> = {
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
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: flex-start;
  gap: ${space[2]} ${space[3]};
  h2 {
    font-size: 1rem;
    font-weight: ${weight.normal};
    white-space: nowrap;
  }
  ${screen.phone} {
    display: grid;
    gap: ${space[2]};
  }
`;
const Placeholder = styled.div`
  width: 11rem;
  ${screen.phone} {
    width: auto;
  }
`;
const Urgent = styled.ul`
  display: contents;
`;
/** On a phone, a row that shows that it opens a list. */
const Box = styled.li`
  display: flex;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.round};
  background: ${color.surface};
  &:hover {
    border-color: ${color.primary};
  }
  ${screen.phone} {
    flex-direction: column;
    border-radius: ${radius.medium};
  }
`;
const FigureLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
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
    color: ${color.textMuted};
    font-size: ${size.small};
  }
  strong {
    font-variant-numeric: tabular-nums;
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
      flex: none;
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
const Quiet = styled.span`
  color: ${color.textMuted};
`;
/** Less urgent items, in a line of their own. */
const Lasting = styled.ul`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  font-size: ${size.small};
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
        {!waiting && error && <Quiet>{errorText(error, 'This could not be loaded.')}</Quiet>}
        {parts?.total === 0 && <Quiet>Nothing is waiting.</Quiet>}
        <Urgent>
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
        </Urgent>
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
