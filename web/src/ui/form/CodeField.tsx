import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { color, radius } from '../theme/tokens';
import { Field, type FieldProps, splitField } from './Field';

interface CodeFieldProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'maxLength'> {
  value: string;
  onValueChange: (code: string) => void;
  /** Number of digits; defaults to 6. */
  length?: number;
}

const slot = '2.875rem';

const Box = styled.div<{ $length: number }>`
  position: relative;
  width: calc(${slot} * ${({ $length }) => $length});
  max-width: 100%;
  overflow: clip; /* hidden would let the browser scroll the first digit away to show the cursor */
  padding: 2px;
  margin: -2px;
`;

const Slots = styled.div`
  display: flex;
  gap: 0.375rem;
  padding-right: 0.375rem;
  box-sizing: content-box;
`;

const Slot = styled.span<{ $active: boolean; $invalid: boolean }>`
  flex: none;
  width: calc(${slot} - 0.375rem);
  height: 3.25rem;
  border: 1px solid ${({ $invalid }) => ($invalid ? color.danger : color.inputBorder)};
  border-radius: ${radius.medium};
  background: ${color.surface};
  :focus-within > & {
    border-color: ${({ $active }) => $active && color.focus};
    box-shadow: ${({ $active }) => $active && `0 0 0 1px ${color.focus}`};
  }
`;

const Input = styled.input`
  position: absolute;
  inset: 2px auto 2px 2px;
  width: 150%;
  padding: 0 0 0 calc((${slot} - 0.375rem - 1ch) / 2);
  border: 0;
  outline: 0;
  background: transparent;
  color: ${color.text};
  font-size: 1.75rem;
  letter-spacing: calc(${slot} - 1ch);
  /* Would be painted across the boxes. */
  &::selection {
    background: transparent;
  }
`;

/** A one-time code: one real input for digits only, drawn over one slot per digit. */
export function CodeField({ value, onValueChange, length = 6, ...props }: CodeFieldProps) {
  const { field, own } = splitField(props);
  const positions = Array.from({ length }, (_, position) => position);
  return (
    <Field {...field}>
      {(control) => (
        <Box $length={length}>
          <Slots aria-hidden>
            {positions.map((position) => (
              <Slot
                key={position}
                $active={position === Math.min(value.length, length - 1)}
                $invalid={Boolean(field.error)}
              />
            ))}
          </Slots>
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            {...own}
            {...control}
            value={value}
            onChange={(event) =>
              onValueChange(event.currentTarget.value.replace(/\D/g, '').slice(0, length))
            }
          />
        </Box>
      )}
    </Field>
  );
}
