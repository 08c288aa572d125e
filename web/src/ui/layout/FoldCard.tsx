import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { keepText } from '../../lib/keep-text';
import { color, motion, screen, size, space, thumb, titleFont } from '../theme/tokens';
import { CardRoot } from './Card';

const Root = styled(CardRoot)`
  padding-block: ${space[2]};
  &[data-open] {
    padding-bottom: ${space[5]};
  }
  ${screen.phone} {
    padding-block: ${space[1]};
    &[data-open] {
      padding-bottom: ${space[4]};
    }
  }
`;
const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
`;
const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${thumb};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.text};
  ${titleFont(size.large, 1.25)};
  cursor: pointer;
  svg {
    color: ${color.textMuted};
    transition: rotate ${motion.quick};
  }
  &[aria-expanded='false'] svg {
    rotate: -90deg;
  }
`;

const keyOf = (name: string) => `fairweek-folded-${name}`;

function wasFolded(name: string): boolean {
  try {
    return localStorage.getItem(keyOf(name)) !== null;
  } catch {
    return false; // Blocked storage counts as never folded.
  }
}

interface Props {
  title: string;
  /** Under which this browser remembers that it is folded. */
  name: string;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A card whose title opens and closes it; open until it is folded. What is typed in it stays. */
export function FoldCard({ title, name, actions, children }: Props) {
  const [isOpen, setOpen] = useState(() => !wasFolded(name));
  const id = useId();
  const toggle = () => {
    keepText(localStorage, keyOf(name), isOpen && 'true');
    setOpen(!isOpen);
  };
  return (
    <Root $linked={false} data-open={isOpen || undefined}>
      <Header>
        <h2>
          <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
            <ChevronDown size={20} aria-hidden />
            {title}
          </Toggle>
        </h2>
        {actions}
      </Header>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </Root>
  );
}
