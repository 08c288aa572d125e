import { ChevronRight, Mail } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { counted } from '../../../lib/format';
import { color, motion, radius, space, thumb, weight } from '../../../ui/theme/tokens';

const Note = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: calc(${thumb} + ${space[3]});
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.accentSoft};
  color: ${color.text};
  font-weight: ${weight.medium};
  text-decoration: none;
  transition: box-shadow ${motion.calm};
  span {
    flex: 1;
  }
  svg {
    color: ${color.textMuted};
  }
  &:hover {
    color: ${color.text};
    text-decoration: underline;
  }
`;

/** Items that need an answer; renders nothing if there are none. */
export function UnreadNote({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Note to="/messages">
      <Mail size={20} aria-hidden />
      <span>
        {counted(count, 'message')} {count === 1 ? 'waits' : 'wait'} for you
      </span>
      <ChevronRight size={20} aria-hidden />
    </Note>
  );
}
