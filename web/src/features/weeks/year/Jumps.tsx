import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { edgeMask, useScrollEdges } from '../../../ui/layout/use-scroll-edges';
import { box, color, font, motion, screen, space, thumb } from '../../../ui/theme/tokens';
import { holidaysOf, isNow, type Week } from '../calendar';

const List = styled.ul`
  ${box.wrap(2)};
  ${screen.phone} {
    flex-wrap: nowrap;
    overflow-x: auto;
    margin-inline: -${space[4]};
    padding-inline: ${space[4]};
    scrollbar-width: none;
    overscroll-behavior-x: contain;
    ${edgeMask}
  }
`;

const Jump = styled.button`
  min-height: 36px;
  padding: 0 0.875rem;
  ${box.surface('round')};
  ${font.size('small', 'medium')};
  white-space: nowrap;
  transition: border-color ${motion.quick};
  &:hover {
    border-color: ${color.inputBorder};
  }
  ${screen.phone} {
    min-height: ${thumb};
  }
`;

/** The past months of the current year on phones: 'January to October'. */
export interface Earlier {
  months: string;
  isOpen: boolean;
  toggle: () => void;
}

interface JumpsProps {
  weeks: readonly Week[];
  /** Shows or folds what is past; undefined where nothing is folded. */
  earlier: Earlier | undefined;
  onOpen: (start: string) => void;
  /** Goes to the current year or month; undefined while that is shown. */
  onToday: (() => void) | undefined;
}

/** Buttons to the current time and to holiday weeks. */
export function Jumps({ weeks, earlier, onOpen, onToday }: JumpsProps) {
  const now = onToday ? undefined : weeks.find(isNow);
  const targets = [...(now ? [{ name: 'This week', week: now }] : []), ...holidaysOf(weeks)];
  if (targets.length === 0 && !onToday && !earlier) return null;
  return (
    <Chips>
      {earlier && (
        <li>
          <Jump
            type="button"
            aria-expanded={earlier.isOpen}
            aria-label={`Earlier: ${earlier.months}`}
            onClick={earlier.toggle}
          >
            Earlier
          </Jump>
        </li>
      )}
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
    </Chips>
  );
}

/** One row on a phone, which fades out where more is hidden. */
function Chips({ children }: { children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  useScrollEdges(list);
  return (
    <List ref={list} aria-label="Go to">
      {children}
    </List>
  );
}
