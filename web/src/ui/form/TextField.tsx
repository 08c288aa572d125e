import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { color, space } from '../theme/tokens';
import { Field, type FieldProps, splitField } from './Field';
import { controlStyle } from './field-style';
import { useNativeProblem } from './use-native-problem';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'prefix'> {
  /** Shown inside the box before the text, such as an icon. */
  prefix?: ReactNode;
  /** Shown inside the box after the text, such as a button. */
  suffix?: ReactNode;
}

const Box = styled.div`
  position: relative;
  display: flex;
`;

const Input = styled.input<{ $prefix: boolean; $suffix: boolean }>`
  ${controlStyle}
  ${({ $prefix }) => $prefix && 'padding-left: 2.625rem;'}
  ${({ $suffix }) => $suffix && 'padding-right: 3rem;'}
`;

const Slot = styled.span<{ $side: 'left' | 'right' }>`
  position: absolute;
  inset-block: 0;
  ${({ $side }) => $side}: ${({ $side }) => ($side === 'left' ? space[3] : '0')};
  display: flex;
  align-items: center;
  color: ${color.textMuted};
  pointer-events: none;
  button {
    pointer-events: auto;
  }
`;

export function TextField({ prefix, suffix, ...props }: TextFieldProps) {
  const { field, own } = splitField(props);
  const { problem, listeners } = useNativeProblem();
  return (
    <Field {...field} error={field.error ?? problem}>
      {(control) => (
        <Box>
          {prefix && <Slot $side="left">{prefix}</Slot>}
          <Input
            {...listeners}
            {...own}
            {...control}
            $prefix={Boolean(prefix)}
            $suffix={Boolean(suffix)}
          />
          {suffix && <Slot $side="right">{suffix}</Slot>}
        </Box>
      )}
    </Field>
  );
}
