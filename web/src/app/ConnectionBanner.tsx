import { CloudOff, RefreshCw } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { useSession } from '../features/auth/session';
import { Button } from '../ui/Button';
import { color, layer, screen, size, space, tone } from '../ui/theme/tokens';
import type { Connection } from './connection';

/** As high as two lines on a phone; what fills the window makes room for it (`windowHeight`). */
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
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  height: var(--banner);
  padding: env(safe-area-inset-top) ${space[4]} 0;
  border-bottom: 1px solid ${color.border};
  background: ${tone('neutral').soft};
  color: ${color.text};
  font-size: ${size.small};
  line-height: 1.3;
  svg {
    flex: none;
    color: ${color.textMuted};
  }
  ${screen.phone} {
    font-size: ${size.tiny};
  }
`;

interface Props {
  connection: Pick<Connection, 'subscribe' | 'isAway' | 'isOutdated'>;
}

/** One calm line while Fairweek cannot be reached, which goes away by itself; and after an update. */
export function ConnectionBanner({ connection }: Props) {
  const isAway = useSyncExternalStore(connection.subscribe, connection.isAway);
  const isOutdated = useSyncExternalStore(connection.subscribe, connection.isOutdated);
  let line: ReactNode = null;
  if (isAway) line = <AwayLine />;
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

function AwayLine() {
  const { user } = useSession();
  return (
    <>
      <CloudOff size={18} aria-hidden />
      <span>
        Fairweek cannot be reached just now.{' '}
        {user
          ? 'Messages you send wait and go out by themselves.'
          : 'This page goes on by itself once it is back.'}
      </span>
    </>
  );
}

function OutdatedLine() {
  return (
    <>
      <RefreshCw size={18} aria-hidden />
      <span>Fairweek was updated. Please reload the page to go on.</span>
      <Button size="small" variant="secondary" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </>
  );
}
