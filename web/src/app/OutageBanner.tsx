import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { useSession } from '../features/auth/session';
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

const Bar = styled.p`
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
  connection: Pick<Connection, 'subscribe' | 'isAway'>;
}

/** One calm line while Fairweek cannot be reached; it goes away by itself. */
export function OutageBanner({ connection }: Props) {
  const isAway = useSyncExternalStore(connection.subscribe, connection.isAway);
  const { user } = useSession();
  return (
    <div aria-live="polite">
      {isAway && (
        <Bar>
          <MakeRoom />
          <CloudOff size={18} aria-hidden />
          <span>
            Fairweek cannot be reached just now.{' '}
            {user
              ? 'Messages you send wait and go out by themselves.'
              : 'This page goes on by itself once it is back.'}
          </span>
        </Bar>
      )}
    </div>
  );
}
