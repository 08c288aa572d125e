import styled from 'styled-components';
import { Button } from '../../../ui/button/Button';
import { UserPlus } from '../../../ui/icon/icons';
import { Avatar } from '../../../ui/picture/Avatar';
import { box, color, font, radius, space, weight } from '../../../ui/theme/tokens';
import { useLeave } from '../../../ui/unsaved/unsaved';
import { isManaged, type Situation } from '../calendar';
import type { Step } from './use-week-actions';

const Line = styled.div`
  ${box.row(3)};
  margin: ${space[1]} 0 ${space[3]};
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  p {
    ${box.grow};
    line-height: 1.3;
  }
  strong {
    display: block;
    font-weight: ${weight.medium};
  }
  small {
    ${font.muted('small')};
  }
  > svg {
    color: ${color.textMuted};
  }
`;

interface GuestFactProps extends Situation {
  go: (step: Step) => void;
}

/** The guest with an account who sees the week as their own stay, and the way to change that. */
export function GuestFact({ week, go }: GuestFactProps) {
  const leave = useLeave();
  const name = week.booking?.guestName;
  const isOver = week.phase === 'past';
  if (!isManaged(week) || (isOver && !name)) return null;
  return (
    <Line>
      {name ? <Avatar name={name} /> : <UserPlus size={24} aria-hidden />}
      <p>
        <strong>{name ?? 'No guest is linked'}</strong>
        <small>
          {name
            ? 'Sees this stay on their home screen'
            : 'A linked guest sees the stay, check-in and wifi'}
        </small>
      </p>
      {!isOver && (
        <Button size="small" variant="secondary" onClick={() => leave(() => go('link'))}>
          {name ? 'Change link' : 'Link a guest'}
        </Button>
      )}
    </Line>
  );
}
