import styled from 'styled-components';
import { useMediaQuery } from '../../../../lib/screen/use-media-query';
import { Button } from '../../../../ui/button/Button';
import { Check, X } from '../../../../ui/icon/icons';
import { box, DESK, screen, space, type Tone, tone } from '../../../../ui/theme/tokens';
import { type Action, VERBS } from './decision-words';

const Root = styled.div`
  ${box.flex(1)};
  justify-content: flex-end;
  ${screen.phone} {
    flex: 1;
    gap: ${space[2]};
    & > * {
      flex: 1;
    }
  }
`;

const Colored = styled.span<{ $tone: Tone }>`
  display: flex;
  color: ${({ $tone }) => tone($tone).text};
`;

const LOOKS = {
  approve: { Mark: Check, tone: 'success' },
  decline: { Mark: X, tone: 'danger' },
} as const;

interface Props {
  /** Which one: 'the swap for 3–10 July 2027'. */
  name: string;
  /** The id of the text that says why it cannot be approved, so that declining comes first. */
  obstacleId?: string | undefined;
  /** False while an owner has not agreed: it can be declined, but not approved. */
  mayApprove?: boolean;
  onDecide: (action: Action) => void;
}

/** Opens the question about a swap. */
export function DecisionButtons({ name, obstacleId, mayApprove = true, onDecide }: Props) {
  const isDesk = useMediaQuery(DESK);
  const button = (action: Action) => {
    const { Mark, tone: $tone } = LOOKS[action];
    const isMain = action === 'decline' && obstacleId !== undefined;
    const label = `${VERBS[action]} ${name}`;
    const mark = <Mark size={18} aria-hidden />;
    const shared = {
      ...(action === 'approve' && {
        disabled: Boolean(obstacleId),
        'aria-describedby': obstacleId,
      }),
      onClick: () => onDecide(action),
    };
    return (
      <Button
        size={isDesk ? 'small' : 'medium'}
        variant={isMain && !isDesk ? 'primary' : 'secondary'}
        aria-label={label}
        // A table has room for the word alone.
        icon={!isDesk && (isMain ? mark : <Colored $tone={$tone}>{mark}</Colored>)}
        {...shared}
      >
        {VERBS[action]}
      </Button>
    );
  };
  return (
    <Root>
      {mayApprove && button('approve')}
      {button('decline')}
    </Root>
  );
}
