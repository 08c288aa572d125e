import { Eye } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { useStartViewingMutation } from '../../../generated/graphql';
import { Button } from '../../../ui/button/Button';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { color, size } from '../../../ui/theme/tokens';
import { useViewChange } from './use-view-change';

/** Below the buttons of its row. */
const Hint = styled.small`
  order: 1;
  width: 100%;
  color: ${color.textMuted};
  font-size: ${size.small};
`;

interface Props {
  userId: string;
  name: string;
}

/** For administrators: shows Fairweek as this user sees it. */
export function ViewAs({ userId, name }: Props) {
  const [start] = useStartViewingMutation();
  const { attempt, isBusy } = useAttempt();
  const hint = useId();
  const changed = useViewChange();
  const view = async () => {
    const isDone = await attempt({
      action: () => start({ variables: { userId } }),
      failure: { title: 'Not viewed', fallback: 'Please try again.' },
    });
    if (isDone) await changed();
  };
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        icon={<Eye size={16} aria-hidden />}
        busy={isBusy}
        aria-describedby={hint}
        onClick={view}
      >
        View as {name}
      </Button>
      <Hint id={hint}>
        View: calendar, rotation, properties, documents and requests as {name} sees them; read only,
        logged and shown to them.
      </Hint>
    </>
  );
}
