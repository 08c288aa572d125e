import styled from 'styled-components';
import { Button } from '../button/Button';
import { Moon, Sun } from '../icon/icons';
import { Grid } from '../layout/Grid';
import { Badge } from '../text/Badge';
import { VisuallyHidden } from '../text/hidden';
import type { Theme } from './themes';
import { box, color, font, motion, radius, space, weight } from './tokens';

interface ThemeOptionProps {
  theme: Theme;
  isActive: boolean;
  onPick: () => void;
  onPreview: () => void;
}

const Root = styled.div`
  position: relative;
  ${box.grid(1, 3)};
  grid-template-columns: minmax(0, 1fr) auto;
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

/** Covers the whole option invisibly, so that a press hits the real control. */
const Radio = styled.input`
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

const Name = styled.span`
  ${box.wrap(1, 2)};
  align-items: center;
  min-height: 1.75rem;
  font-weight: ${weight.medium};
  line-height: 1.3;
  svg {
    color: ${color.textMuted};
  }
`;

const Description = styled.span`
  ${font.muted('small')};
  line-height: 1.3;
`;

/** Above the radio, so that its button can be pressed. */
const Side = styled.div`
  position: relative;
  ${box.grid(2)};
  justify-items: end;
  pointer-events: none;
  button {
    pointer-events: auto;
  }
`;

const Swatches = styled.ul`
  ${box.grid(1)};
  grid-template-columns: repeat(3, 22px);
`;

const Swatch = styled.li`
  height: 22px;
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
`;

const SHOWN = [
  ['primary', 'Primary'],
  ['primaryHover', 'Primary hover'],
  ['background', 'Background'],
  ['surface', 'Surface'],
  ['accent', 'Accent'],
  ['success', 'Success'],
] as const;

/** One theme to choose from, in its own colours. */
export function ThemeOption({ theme, isActive, onPick, onPreview }: ThemeOptionProps) {
  const Icon = theme.isDark ? Moon : Sun;
  return (
    <Root>
      <Grid as="label" $gap={1}>
        <Radio type="radio" name="theme" checked={isActive} onChange={onPick} />
        <Name>
          <Icon size={16} aria-hidden />
          {theme.name}
          <VisuallyHidden>{theme.isDark ? ', dark' : ', light'}</VisuallyHidden>
          {isActive && <Badge tone="info">Active</Badge>}
        </Name>
        <Description>{theme.description}</Description>
      </Grid>
      <Side>
        <Swatches aria-label={`Colours of ${theme.name}`}>
          {SHOWN.map(([name, label]) => (
            <Swatch key={name} title={label} style={{ background: theme.colors[name] }}>
              <VisuallyHidden>{label}</VisuallyHidden>
            </Swatch>
          ))}
        </Swatches>
        <Button
          size="small"
          variant="secondary"
          aria-label={`Preview ${theme.name}`}
          onClick={onPreview}
        >
          Preview
        </Button>
      </Side>
    </Root>
  );
}
