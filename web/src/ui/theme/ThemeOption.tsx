import { Moon, Sun } from 'lucide-react';
import styled from 'styled-components';
import { Badge } from '../Badge';
import { VisuallyHidden } from '../VisuallyHidden';
import type { Theme } from './themes';
import { color, motion, radius, size, space, weight } from './tokens';

interface ThemeOptionProps {
  theme: Theme;
  isActive: boolean;
  onPick: () => void;
}

const Root = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[3]};
  align-items: center;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  cursor: pointer;
  transition: background-color ${motion.quick};
  &:hover {
    background: ${color.sunken};
  }
  &:has(:checked) {
    border-color: ${color.primary};
    background: ${color.primarySoft};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
`;

/** Lies unseen over the whole option, so that what is pressed is the real control. */
const Radio = styled.input`
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-height: 1.75rem;
  font-weight: ${weight.medium};
  line-height: 1.3;
  svg {
    color: ${color.textMuted};
  }
`;

const Description = styled.span`
  grid-column: 1;
  color: ${color.textMuted};
  font-size: ${size.small};
  line-height: 1.3;
`;

const Swatches = styled.span`
  grid-row: 1 / 3;
  grid-column: 2;
  display: grid;
  grid-template-columns: repeat(3, 22px);
  gap: ${space[1]};
`;

const Swatch = styled.span`
  height: 22px;
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
`;

const SHOWN = ['primary', 'primaryHover', 'background', 'surface', 'accent', 'success'] as const;

/** One theme among those to choose from, in its own colours. */
export function ThemeOption({ theme, isActive, onPick }: ThemeOptionProps) {
  const Icon = theme.isDark ? Moon : Sun;
  return (
    <Root>
      <Radio type="radio" name="theme" checked={isActive} onChange={onPick} />
      <Name>
        <Icon size={16} aria-hidden />
        {theme.name}
        <VisuallyHidden>{theme.isDark ? ', dark' : ', light'}</VisuallyHidden>
        {isActive && <Badge tone="info">Active</Badge>}
      </Name>
      <Description>{theme.description}</Description>
      <Swatches aria-hidden>
        {SHOWN.map((name) => (
          <Swatch key={name} style={{ background: theme.colors[name] }} />
        ))}
      </Swatches>
    </Root>
  );
}
