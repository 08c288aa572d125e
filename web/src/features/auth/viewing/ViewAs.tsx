import { Eye } from 'lucide-react';
import { useStartViewingMutation } from '../../../generated/graphql';
import { Button } from '../../../ui/button/Button';
import { useLeave } from '../../../ui/feedback/unsaved';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { Row } from '../../../ui/layout/Stack';
import { useViewChange } from './use-view-change';

interface Props {
  userId: string;
  name: string;
}

/** For administrators: shows Fairweek as this user sees it. */
export function ViewAs({ userId, name }: Props) {
  const [start] = useStartViewingMutation();
  const { attempt, isBusy } = useAttempt();
  const leave = useLeave();
  const changed = useViewChange();
  const view = async () => {
    const isDone = await attempt({
      action: () => start({ variables: { userId } }),
      failure: { title: 'Not viewed', fallback: 'Please try again.' },
    });
    if (isDone) await changed();
  };
  return (
    <Row $justify="space-between">
      <span>
        See calendar, rotation, properties, documents and requests as {name} does: read only, logged
        and shown to them.
      </span>
      <Button
        size="small"
        variant="secondary"
        icon={<Eye size={16} aria-hidden />}
        busy={isBusy}
        onClick={() => leave(view)}
      >
        View as {name}
      </Button>
    </Row>
  );
}
