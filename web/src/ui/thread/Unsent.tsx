import type { Outgoing } from '../../lib/outbox/outbox';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { CircleAlert, X } from '../icon/icons';
import { NotSent } from './thread-style';

type State = Outgoing<object>['state'];

interface UnsentProps {
  message: { clientKey: string; state: State };
  outbox: { retry: (clientKey: string) => void; discard: (clientKey: string) => void };
}

/** The status of an outgoing message, below its text. */
export const OUTGOING_STATUSES: Record<Exclude<State, 'sent'>, string> = {
  sending: 'Sending…',
  waiting: 'Waiting to be sent…',
  failed: '',
  refused: '',
};

/** Takes a waiting message back. */
export function Discard({ message, outbox }: UnsentProps) {
  if (message.state !== 'waiting') return null;
  return (
    <IconButton
      size="small"
      label="Discard"
      icon={<X size={18} />}
      onClick={() => outbox.discard(message.clientKey)}
    />
  );
}

/** Says that a message could not be sent, and offers to try again. */
export function Unsent({ message: { clientKey, state }, outbox }: UnsentProps) {
  if (state !== 'failed' && state !== 'refused') return null;
  return (
    <li>
      <NotSent role="status">
        <CircleAlert size={16} aria-hidden />
        Not sent
        <Button variant="ghost" size="small" onClick={() => outbox.retry(clientKey)}>
          Retry
        </Button>
        <Button variant="ghost" size="small" onClick={() => outbox.discard(clientKey)}>
          Discard
        </Button>
      </NotSent>
    </li>
  );
}
