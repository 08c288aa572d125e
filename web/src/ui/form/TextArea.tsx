import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { space } from '../theme/tokens';
import { Field, type FieldProps, splitField } from './Field';
import { controlStyle } from './field-style';
import { useNativeProblem } from './use-native-problem';

interface TextAreaProps extends FieldProps, ComponentProps<'textarea'> {
  /** Beyond this many lines it scrolls instead of growing. */
  maxRows?: number;
}

// A hidden copy of the text behind the textarea sets the height of both.
const Grower = styled.div<{ $maxRows: number }>`
  display: grid;
  max-height: calc(${({ $maxRows }) => $maxRows} * 1.4em + 1.125rem);
  font-size: max(1rem, 16px);
  line-height: 1.4;

  &::after {
    content: attr(data-text) ' ';
    grid-area: 1 / 1;
    max-height: inherit;
    padding: ${space[2]} ${space[3]};
    border: 1px solid transparent;
    overflow: hidden;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    visibility: hidden;
  }
`;

const Area = styled.textarea`
  ${controlStyle}
  grid-area: 1 / 1;
  max-height: inherit;
  overflow-wrap: anywhere;
  resize: none;
`;

/** A text area that grows with its text, up to `maxRows`. */
export function TextArea({ rows = 3, maxRows = 10, ...props }: TextAreaProps) {
  const { field, own } = splitField(props);
  const { problem, listeners } = useNativeProblem();
  return (
    <Field {...field} error={field.error ?? problem}>
      {(control) => (
        <Grower
          $maxRows={maxRows}
          data-text={own.value ?? own.defaultValue ?? ''}
          onInput={({ currentTarget, target }) => {
            if (target instanceof HTMLTextAreaElement) currentTarget.dataset.text = target.value;
          }}
        >
          <Area {...listeners} {...own} {...control} rows={rows} />
        </Grower>
      )}
    </Field>
  );
}
