import { Check, X } from 'lucide-react';
import styled from 'styled-components';
import { useMediaQuery } from '../../../../lib/use-media-query';
import { Button } from '../../../../ui/button/Button';
import { IconButton } from '../../../../ui/button/IconButton';
import { DESK } from '../../../../ui/theme/desk';
import { screen, space, type Tone, tone } from '../../../../ui/theme/tokens';
import { type Action, VERBS } from './decision-words';

const Root = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space[1]};
  ${screen.phone} {
    flex: 1;
    gap: ${space[2]};
    & > * {
      flex: 1;
    }
  }
`;

const Icon = styled(IconButton)<{ $tone: Tone }>`
  color: ${({ $tone }) => tone($tone).text};
  &:hover:not(:disabled) {
    background: ${({ $tone }) => tone($tone).soft};
    color: ${({ $tone }) => tone($tone).text};
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
  /** True if it cannot be approved: the question says why. */
  isBlocked?: boolean;
  onDecide: (action: Action) => void;
}

/** Opens the question about a swap: icons with tooltips on a desk, buttons with words on a phone. */
export function DecisionButtons({ name, isBlocked = false, onDecide }: Props) {
  const isDesk = useMediaQuery(DESK);
  const button = (action: Action) => {
    const { Mark, tone: ownTone } = LOOKS[action];
    const isQuiet = action === 'approve' && isBlocked;
    const $tone = isQuiet ? 'neutral' : ownTone;
    const label = `${VERBS[action]} ${name}`;
    const mark = <Mark size={18} aria-hidden />;
    const onClick = () => onDecide(action);
    return isDesk ? (
      <Icon size="small" {...{ label, $tone, onClick }} icon={mark} />
    ) : (
      <Button
        // Less prominent where approving would be refused.
        variant={isQuiet ? 'ghost' : 'secondary'}
        aria-label={label}
        icon={<Colored $tone={$tone}>{mark}</Colored>}
        onClick={onClick}
      >
        {VERBS[action]}
      </Button>
    );
  };
  return (
    <Root>
      {button('approve')}
      {button('decline')}
    </Root>
  );
}
