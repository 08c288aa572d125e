import { ChevronRight, TriangleAlert } from 'lucide-react';
import { Link, type LinkProps } from 'react-router-dom';
import styled from 'styled-components';
import type { AdminWaitingKind } from '../../generated/graphql';
import { panelPath } from '../../lib/address/paths';
import { momentText } from '../../lib/dates/dates';
import { grouped } from '../../lib/format';
import { errorText } from '../../lib/network/error-text';
import { color, radius, screen, size, space, thumb, weight } from '../../ui/theme/tokens';
import { useHasMail } from './use-system-problems';
import { useWaiting, type WaitingFigure, waitingParts } from './use-waiting';

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

const LINE = '1.5rem';
/** Of a link in small print, on a phone. */
const SMALL_LINK = '2rem';

const Root = styled.section`
  margin-bottom: ${space[5]};
`;
/** Keeps room for two lines until the figures are loaded; on a phone for three figures too. */
const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: flex-start;
  gap: ${space[2]} ${space[3]};
  min-height: calc(${thumb} + ${space[2]} + ${LINE});
  h2 {
    font-size: 1rem;
    font-weight: ${weight.normal};
    white-space: nowrap;
  }
  ${screen.phone} {
    display: grid;
    gap: ${space[2]};
    min-height: calc(${LINE} + 3 * ${thumb} + 2 * ${SMALL_LINK} + 4 * ${space[2]});
  }
`;
const Urgent = styled.ul`
  display: contents;
`;
const FigureLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${thumb};
  padding: 0 ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.round};
  background: ${color.surface};
  color: ${color.text};
  text-decoration: none;
  &:hover {
    border-color: ${color.primary};
  }
  strong {
    font-variant-numeric: tabular-nums;
  }
  svg {
    display: none;
  }
  ${screen.phone} {
    width: 100%;
    border-radius: ${radius.medium};
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
/** On a phone, a row that shows that it opens a list. */
const Figure = ({ children, ...link }: LinkProps) => (
  <FigureLink {...link}>
    {children}
    <ChevronRight size={20} aria-hidden />
  </FigureLink>
);
const Quiet = styled.span`
  color: ${color.textMuted};
`;
/** In a line of its own on a phone. */
const Blocked = styled(Quiet)`
  font-size: ${size.small};
  ${screen.phone} {
    display: block;
    margin-bottom: ${space[1]};
  }
`;
/** What is not urgent, in a line of its own. */
const Lasting = styled.ul`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  font-size: ${size.small};
  line-height: ${LINE};
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
      line-height: ${SMALL_LINK};
    }
  }
`;

/** Marks what is not there but should be. */
const Lacking = styled(TriangleAlert).attrs({ size: 14, 'aria-hidden': true })`
  margin-right: ${space[1]};
  vertical-align: -0.15em;
`;

function FigureText({ figure: { kind, count, blocked } }: { figure: WaitingFigure }) {
  const label = LABELS[kind][count === 1 ? 0 : 1];
  return (
    <>
      <strong>{grouped(count)}</strong>{' '}
      {blocked ? (
        <span>
          {label} <Blocked>({grouped(blocked)} cannot be approved)</Blocked>
        </span>
      ) : (
        label
      )}
    </>
  );
}

/** What waits for the administrator, live; each figure opens its list. */
export function WaitingBand() {
  const { waiting, error } = useWaiting();
  const hasMail = useHasMail();
  const parts = waiting && waitingParts(waiting);
  return (
    <Root aria-labelledby="waiting-for-me">
      <Figures>
        <h2 id="waiting-for-me">Waiting for me</h2>
        {!waiting && error && <Quiet>{errorText(error, 'This could not be loaded.')}</Quiet>}
        {parts?.total === 0 && <Quiet>Nothing is waiting.</Quiet>}
        <Urgent>
          {parts?.urgent.map((figure) => (
            <li key={figure.kind}>
              <Figure to={figure.path}>
                <FigureText figure={figure} />
              </Figure>
            </li>
          ))}
          {waiting?.isBackupLate && (
            <li>
              <Figure to={panelPath('system')}>
                <strong>1</strong> backup overdue
              </Figure>
            </li>
          )}
        </Urgent>
        {waiting && hasMail !== undefined && (
          <Lasting aria-label="Not urgent">
            {hasMail === false && (
              <li>
                <Link to={panelPath('mail')}>
                  <Lacking />
                  Mail is not set up
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
