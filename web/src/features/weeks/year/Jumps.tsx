import styled from 'styled-components';
import {
  color,
  motion,
  radius,
  screen,
  size,
  space,
  thumb,
  weight,
} from '../../../ui/theme/tokens';
import { holidaysOf, isNow, type Week } from '../calendar';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  ${screen.phone} {
    flex-wrap: nowrap;
    overflow-x: auto;
    margin-inline: -${space[4]};
    padding-inline: ${space[4]};
    scrollbar-width: none;
    overscroll-behavior-x: contain;
  }
`;

const Jump = styled.button`
  min-height: 36px;
  padding: 0 0.875rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.round};
  background: ${color.surface};
  font-size: ${size.small};
  font-weight: ${weight.medium};
  white-space: nowrap;
  cursor: pointer;
  transition: border-color ${motion.quick};
  &:hover {
    border-color: ${color.inputBorder};
  }
  ${screen.phone} {
    min-height: ${thumb};
  }
`;

interface JumpsProps {
  weeks: readonly Week[];
  onOpen: (start: string) => void;
  /** Goes to the current year or month; undefined while that is shown. */
  onToday: (() => void) | undefined;
}

/** Buttons to the current time and to holiday weeks. */
export function Jumps({ weeks, onOpen, onToday }: JumpsProps) {
  const now = onToday ? undefined : weeks.find(isNow);
  const targets = [...(now ? [{ name: 'This week', week: now }] : []), ...holidaysOf(weeks)];
  if (targets.length === 0 && !onToday) return null;
  return (
    <List aria-label="Go to">
      {onToday && (
        <li>
          <Jump type="button" onClick={onToday}>
            Today
          </Jump>
        </li>
      )}
      {targets.map(({ name, week }) => (
        <li key={name}>
          <Jump type="button" onClick={() => onOpen(week.startDate)}>
            {name}
          </Jump>
        </li>
      ))}
    </List>
  );
}
