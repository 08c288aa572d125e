import { counted } from '../../../lib/text/format';
import { InviteAsked } from './InviteAsked';

interface Props {
  /** How many users have no password. */
  total: number;
  onStarted: (runId: string) => void;
}

/** Invites everyone who has no password, after a question. */
export function InviteAll({ total, onStarted }: Props) {
  return (
    <InviteAsked
      variant="secondary"
      input={{ everyone: true }}
      label="Invite all"
      title="Invite everyone without a password?"
      description={`${counted(total, 'user has', 'users have')} none. They get an email with a link to choose one, except those invited within the last day.`}
      confirmLabel="Invite all"
      onStarted={onStarted}
    />
  );
}
