import { Check } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, motion, size, space } from '../theme/tokens';

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

const Box = styled(Radix.Root)`
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  margin: 11px 0;
  padding: 0;
  border: 1.5px solid ${color.inputBorder};
  border-radius: 6px;
  background: ${color.surface};
  cursor: pointer;
  transition: background-color ${motion.quick};
  &[data-state='checked'] {
    background: ${color.primary};
    border-color: ${color.primary};
    color: ${color.onPrimary};
  }
  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
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
  font-size: ${size.small};
  color: ${color.textMuted};
`;

export function Checkbox({ label, hint, onCheckedChange, ...box }: CheckboxProps) {
  const id = useId();
  return (
    <Line>
      <Box
        {...box}
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onCheckedChange={(checked) => onCheckedChange?.(checked === true)}
      >
        <Radix.Indicator asChild>
          <Check size={16} strokeWidth={3} aria-hidden />
        </Radix.Indicator>
      </Box>
      <Label htmlFor={id}>{label}</Label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Line>
  );
}
