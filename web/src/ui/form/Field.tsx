import { type ReactNode, useId } from 'react';
import styled, { css } from 'styled-components';
import { CircleAlert } from '../icon/icons';
import { VisuallyHidden } from '../text/hidden';
import { box, color, font, tone, weight } from '../theme/tokens';

export interface FieldProps {
  label: ReactNode;
  /** Help text below the control. */
  hint?: ReactNode;
  /** An error message; marks the control invalid and is announced. */
  error?: ReactNode;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  /** Placed at the end of the label's line, such as 'Optional' or a link. */
  labelEnd?: ReactNode;
}

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
  min-width: 0;
`;

const LabelLine = styled.div`
  ${box.flex(3)};
  align-items: baseline;
  justify-content: space-between;
  ${font.muted('small')};
`;

const Label = styled.label`
  color: ${color.text};
  font-weight: ${weight.medium};
`;

const note = css`
  ${font.size('small')};
  line-height: 1.35;
`;

const Hint = styled.p`
  ${note}
  color: ${color.textMuted};
`;

const Problem = styled.p`
  ${note}
  display: flex;
  align-items: flex-start;
  gap: 0.375rem;
  color: ${tone('danger').text};
  svg {
    margin-top: 0.125em;
  }
`;

interface FieldLayoutProps extends FieldProps {
  id?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Splits the props of a labelled control into those of its Field and its own. */
export function splitField<Props extends FieldProps & { id?: string | undefined }>(props: Props) {
  const { label, hint, error, hideLabel, labelEnd, id, ...own } = props;
  return { field: { label, hint, error, hideLabel, labelEnd, id }, own };
}

/** Label, hint and error around any control; `children` receives the props for the control. */
export function Field({ label, hint, error, hideLabel, labelEnd, id, children }: FieldLayoutProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  const labelElement = <Label htmlFor={controlId}>{label}</Label>;
  return (
    <Root>
      {hideLabel ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <LabelLine>
          {labelElement}
          {labelEnd}
        </LabelLine>
      )}
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {error && (
        <Problem id={errorId} role="alert">
          <CircleAlert size={16} aria-hidden />
          <span>{error}</span>
        </Problem>
      )}
    </Root>
  );
}
