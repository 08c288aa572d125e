import { INVITATION_DAYS } from '@rules/invitations';
import { useInvitationRunQuery } from '../../../generated/graphql';
import { grouped } from '../../../lib/text/format';
import { IconButton } from '../../../ui/button/IconButton';
import { Card } from '../../../ui/card/Card';
import { X } from '../../../ui/icon/icons';
import { Bar } from '../../../ui/layout/Bar';
import { leftOutCount, leftOutText } from './invitation-words';

interface Props {
  /** The invitations that were started on this page, whose outcome is shown as well. */
  runId: string | undefined;
  onDismiss: () => void;
}

/** How far invitations are that are being sent, by any administrator. */
export function InvitationProgress({ runId, onDismiss }: Props) {
  const { data } = useInvitationRunQuery({
    variables: { id: runId ?? null },
    fetchPolicy: 'cache-and-network',
  });
  const run = data?.invitationRun;
  if (!run || (run.total === 1 && !runId)) return null;
  if (run.waiting > 0) {
    return (
      <Card>
        <Bar label="Invitations written" value={run.total - run.waiting} total={run.total} />
        <p role="status">You may leave this page; they continue to be sent.</p>
      </Card>
    );
  }
  if (run.id !== runId) return null;
  return (
    <Card
      title={`${grouped(run.sent)} of ${grouped(run.total)} invited`}
      text={leftOutText(run) || `Each gets a link that works once, within ${INVITATION_DAYS} days.`}
      actions={
        <IconButton
          size="small"
          label="Dismiss the outcome"
          icon={<X size={18} />}
          onClick={onDismiss}
        />
      }
    >
      {leftOutCount(run) === run.total && <p role="status">No one needed an email.</p>}
    </Card>
  );
}
