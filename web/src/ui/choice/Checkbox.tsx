import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Check } from '../icon/icons';
import { box, color, font, motion, space } from '../theme/tokens';

interface CheckboxProps {
  label: ReactNode;
  hint?: ReactNode;
  checked?: boolean;
  defaultChecked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
}

const Line = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: start;
`;

const Box = styled.input`
  grid-area: 1 / 1;
  ${box.square('22px')};
  margin: 11px 0;
  border: 1.5px solid ${color.inputBorder};
  border-radius: 6px;
  background: ${color.surface};
  appearance: none;
  cursor: pointer;
  transition: background-color ${motion.quick};
  &:checked {
    background: ${color.primary};
    border-color: ${color.primary};
  }
  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;

const Mark = styled(Check)`
  grid-area: 1 / 1;
  margin: 14px 3px;
  color: ${color.onPrimary};
  pointer-events: none;
  :not(:checked) + & {
    visibility: hidden;
  }
`;

const Label = styled.label`
  display: block;
  padding: 10px 0 10px ${space[3]};
  line-height: 24px;
  cursor: pointer;
`;

const Hint = styled.p`
  grid-column: 2;
  margin-top: -${space[2]};
  padding-left: ${space[3]};
  ${font.muted('small')};
`;

export function Checkbox({ label, hint, onCheckedChange, ...box }: CheckboxProps) {
  const id = useId();
  return (
    <Line>
      <Box
        {...box}
        type="checkbox"
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onCheckedChange?.(target.checked)}
      />
      <Mark size={16} strokeWidth={3} aria-hidden />
      <Label htmlFor={id}>{label}</Label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Line>
  );
}
