import { type ReactNode, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { useSession } from '../../features/auth/session/session';
import { Button } from '../../ui/button/Button';
import { CloudOff, RefreshCw } from '../../ui/icon/icons';
import { box, color, font, layer, screen, space, tone } from '../../ui/theme/tokens';
import type { ConnectionState } from '../connection/connection';

/** Two lines high on a phone; full-height elements leave room for it (`windowHeight`). */
const MakeRoom = createGlobalStyle`
  :root {
    --banner: 2.5rem;
    ${screen.phone} {
      --banner: calc(3.25rem + env(safe-area-inset-top));
    }
  }
`;

const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.toast};
  ${box.row(3)};
  justify-content: center;
  height: var(--banner);
  padding: env(safe-area-inset-top) ${space[4]} 0;
  border-bottom: 1px solid ${color.border};
  background: ${tone('neutral').soft};
  color: ${color.text};
  ${font.size('small')};
  line-height: 1.3;
  svg {
    color: ${color.textMuted};
  }
  ${screen.phone} {
    ${font.size('tiny')};
  }
`;

interface Props {
  connection: ConnectionState;
}

/**
 * A quiet banner while Fairweek can’t be reached, which disappears automatically, and after an
 * update.
 */
export function ConnectionBanner({ connection }: Props) {
  const isAway = useSyncExternalStore(connection.subscribe, connection.isAway);
  const isOutdated = useSyncExternalStore(connection.subscribe, connection.isOutdated);
  const savedAt = useSyncExternalStore(connection.subscribe, connection.savedAt);
  let line: ReactNode = null;
  if (isAway) line = savedAt ? <SavedLine at={savedAt} /> : <AwayLine />;
  else if (isOutdated) line = <OutdatedLine />;
  return (
    <div aria-live="polite">
      {line && (
        <Bar>
          <MakeRoom />
          {line}
        </Bar>
      )}
    </div>
  );
}

/** Messages are queued until then; an administrator’s changes are not. */
function useAwayNote() {
  const { user } = useSession();
  const { pathname } = useLocation();
  if (!user) return 'This page will continue automatically.';
  return pathname.startsWith('/admin')
    ? 'Changes cannot be saved until the connection is back.'
    : 'Your messages will be sent automatically.';
}

function AwayLine() {
  const note = useAwayNote();
  return (
    <>
      <CloudOff size={18} aria-hidden />
      <span>Fairweek can’t be reached right now. {note}</span>
    </>
  );
}

/** The time alone, if it was today. Sign-in, which shows it, too, loads no dates of ours. */
function savedText(at: Date): string {
  const time = at.toLocaleTimeString([], { timeStyle: 'short' });
  const isToday = at.toDateString() === new Date().toDateString();
  const day = at.toLocaleDateString([], { weekday: 'short', day: 'numeric', month: 'short' });
  return isToday ? time : `${day}, ${time}`;
}

function SavedLine({ at }: { at: Date }) {
  return (
    <>
      <CloudOff size={18} aria-hidden />
      <span>
        <strong>Offline: as of {savedText(at)}.</strong> This is what you last saw; it is read again
        as soon as Fairweek can be reached.
      </span>
    </>
  );
}

function OutdatedLine() {
  return (
    <>
      <RefreshCw size={18} aria-hidden />
      <span>Fairweek was updated. Please reload this page.</span>
      <Button size="small" variant="secondary" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </>
  );
}
