import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, motion, radius, screen, space, thumb, weight } from '../theme/tokens';

const Group = styled.fieldset`
  display: flex;
  width: fit-content;
  gap: 2px;
  padding: 3px;
  border-radius: ${radius.medium};
  background: ${color.secondary};
`;

const Choice = styled.button`
  min-height: 38px;
  padding: 0 ${space[3]};
  border-radius: 8px;
  color: ${color.text};
  font-size: 1rem;
  font-weight: ${weight.medium};
  transition: background-color ${motion.quick};
  &[aria-pressed='true'] {
    background: ${color.surface};
    color: ${color.primaryText};
    box-shadow: 0 1px 2px rgb(0 0 0 / 0.12);
  }
  /** In the dark the surface is darker than the group, and what is chosen must be lighter. */
  [data-theme='dark'] &[aria-pressed='true'] {
    background: ${color.primarySoft};
  }
  ${screen.phone} {
    min-height: ${thumb};
    ${font.size('small')};
  }
`;

interface SegmentsProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [Value, ReactNode])[];
  onChange: (value: Value) => void;
}

/** A few choices side by side, of which one is on. */
export function Segments<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SegmentsProps<Value>) {
  return (
    <Group aria-label={label}>
      {options.map(([option, text]) => (
        <Choice
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {text}
        </Choice>
      ))}
    </Group>
  );
}
