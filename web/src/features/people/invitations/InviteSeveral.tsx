import { useState } from 'react';
import type { InviteUsersInput } from '../../../generated/graphql';
import { people } from '../../../lib/text/format';
import { Row } from '../../../ui/layout/Stack';
import { InvitationProgress } from './InvitationProgress';
import { InviteAsked } from './InviteAsked';

interface Props {
  input: InviteUsersInput;
  /** How many users these are. */
  count: number;
  /** The label of the button; nothing is shown if no one can be invited now. */
  label: string | false;
}

/** Invites several users after a question, and shows how far that is. */
export function InviteSeveral({ input, count, label }: Props) {
  const [runId, setRunId] = useState<string>();
  if (runId) return <InvitationProgress runId={runId} onDismiss={() => setRunId(undefined)} />;
  if (!label) return null;
  return (
    <Row>
      <InviteAsked
        variant="secondary"
        {...{ input, label }}
        title={`Invite ${people(count)}?`}
        description={`${count === 1 ? 'They get' : 'Each gets'} an email with a link to choose a password, unless they were invited within the last day.`}
        confirmLabel="Invite"
        onStarted={setRunId}
      />
    </Row>
  );
}
