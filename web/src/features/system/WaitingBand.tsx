import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { AdminWaitingKind } from '../../generated/graphql';
import { panelPath } from '../../lib/address/paths';
import { momentText } from '../../lib/dates/dates';
import { grouped } from '../../lib/format';
import { errorText } from '../../lib/network/error-text';
import { color, radius, screen, size, space, thumb, tone, weight } from '../../ui/theme/tokens';
import { useWaiting } from './use-waiting';

/** For one and for several; what is urgent comes first. */
const LABELS: Record<AdminWaitingKind, readonly [one: string, several: string]> = {
  REQUESTS: ['New request', 'New requests'],
  SWAPS: ['Swap to approve', 'Swaps to approve'],
  MAILS: ['Email not delivered', 'Emails not delivered'],
  DRAFTS: ['Draft due or stalled', 'Drafts due or stalled'],
  USERS: ['User without a password', 'Users without a password'],
  PROPERTIES: ['Property without an owner', 'Properties without an owner'],
};
const ORDER = Object.keys(LABELS);

/**
 * Has the height of one row before the figures are known; on a phone it stays one row, which
 * scrolls sideways.
 */
const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  min-height: ${thumb};
  margin-bottom: ${space[5]};
  h2 {
    font-size: 1rem;
    font-weight: ${weight.normal};
  }
  ul {
    display: contents;
  }
  ${screen.phone} {
    flex-wrap: nowrap;
    overflow-x: auto;
    white-space: nowrap;
  }
`;
const Figure = styled(Link)`
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
`;
const Quiet = styled.span`
  color: ${color.textMuted};
`;
const Backup = styled(Link)<{ $isLate: boolean }>`
  margin-left: auto;
  color: ${({ $isLate }) => ($isLate ? tone('danger').text : color.textMuted)};
  font-size: ${size.small};
`;

/** What waits for the administrator, live; each figure opens its list. */
export function WaitingBand() {
  const { waiting, error } = useWaiting();
  const figures = (waiting?.figures.filter(({ count }) => count > 0) ?? []).sort(
    (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind),
  );
  return (
    <Root aria-labelledby="waiting-for-me">
      <h2 id="waiting-for-me">Waiting for me</h2>
      {!waiting && error && <Quiet>{errorText(error, 'This could not be loaded.')}</Quiet>}
      {waiting && figures.length === 0 && <Quiet>Nothing is waiting.</Quiet>}
      <ul>
        {figures.map(({ kind, count, path }) => (
          <li key={kind}>
            <Figure to={path}>
              <strong>{grouped(count)}</strong> {LABELS[kind][count === 1 ? 0 : 1]}
            </Figure>
          </li>
        ))}
      </ul>
      {waiting && (
        <Backup to={panelPath('system')} $isLate={waiting.isBackupLate}>
          {waiting.lastBackupAt
            ? `Last backup: ${momentText(waiting.lastBackupAt)}`
            : 'No backup yet'}
        </Backup>
      )}
    </Root>
  );
}
