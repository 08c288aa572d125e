import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useNow } from '../../../lib/dates/use-now';
import { Badge } from '../../../ui/data/Badge';
import { Card } from '../../../ui/layout/Card';
import { Row } from '../../../ui/layout/Stack';
import { color, size } from '../../../ui/theme/tokens';
import { ValueHint } from '../ask/ValueHint';
import { expiryText, mySides, type Swap } from '../swap';
import { swapBadge } from '../swap-status';
import { SwapWeeks } from './SwapWeeks';

const Note = styled.blockquote`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font-size: ${size.small};
`;

/** Who asks whom, from the user's point of view. */
export function swapTitle({ role, requesterName, answererName }: Swap): string {
  if (role === 'ANSWERER') return `${requesterName} asks you to swap`;
  return answererName ? `You asked ${answererName}` : 'You asked for an open week';
}

/** What the swap is waiting for. */
function waitingFor(swap: Swap): string | null {
  const { role, acceptedAt, answererName, needsApproval } = swap;
  if (acceptedAt) {
    const who = role === 'ANSWERER' ? 'You' : (answererName ?? 'The other owner');
    return `${who} agreed. An administrator makes the final decision.`;
  }
  if (role === 'REQUESTER' && !answererName) return 'An administrator makes the final decision.';
  return needsApproval ? 'After both agree, an administrator makes the final decision.' : null;
}

/** An open swap with the actions available to the user. */
export function SwapCard({ swap, actions }: { swap: Swap; actions?: ReactNode }) {
  const now = useNow();
  const { label, ...look } = swapBadge(swap.status);
  const waiting = waitingFor(swap);
  return (
    <Card
      title={swapTitle(swap)}
      text={`${swap.propertyName} · ${expiryText(swap, now)}`}
      actions={<Badge {...look}>{label}</Badge>}
    >
      <SwapWeeks {...mySides(swap)} />
      {swap.value && <ValueHint value={swap.value} />}
      {swap.message && <Note>“{swap.message}”</Note>}
      {waiting && <Muted>{waiting}</Muted>}
      {actions && <Row $justify="end">{actions}</Row>}
    </Card>
  );
}
