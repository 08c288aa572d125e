import { Switch as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Muted } from '../text/Text';
import { box, color, motion, radius, thumb } from '../theme/tokens';

interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
}

const Line = styled.div`
  ${box.row(4)};
  justify-content: space-between;
  min-height: ${thumb};
`;

const Label = styled.label`
  ${box.grow};
  cursor: pointer;
`;

const Track = styled(Radix.Root)`
  position: relative;
  flex: none;
  width: 48px;
  height: 28px;
  padding: 0;
  border: 1.5px solid ${color.inputBorder};
  border-radius: ${radius.round};
  background: ${color.secondary};
  cursor: pointer;
  transition: background-color ${motion.quick};
  /** The whole height of the line can be tapped. */
  &::after {
    content: '';
    position: absolute;
    inset: -9px -4px;
  }
  &[data-state='checked'] {
    border-color: ${color.primary};
    background: ${color.primary};
  }
  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;

const Thumb = styled(Radix.Thumb)`
  display: block;
  ${box.square('19px')};
  margin-left: 3px;
  border-radius: ${radius.round};
  background: ${color.textMuted};
  transition: transform ${motion.quick};
  &[data-state='checked'] {
    background: ${color.onPrimary};
    transform: translateX(20px);
  }
`;

/** A labelled on/off control. */
export function Switch({ label, hint, ...track }: SwitchProps) {
  const id = useId();
  return (
    <Line>
      <div>
        <Label htmlFor={id}>{label}</Label>
        {hint && <Muted id={`${id}-hint`}>{hint}</Muted>}
      </div>
      <Track {...track} id={id} aria-describedby={hint ? `${id}-hint` : undefined}>
        <Thumb />
      </Track>
    </Line>
  );
}
