import { type FormEvent, useState } from 'react';
import { dateFormat } from '../../lib/dates/locale';
import { EMAIL_NOTE } from '../../lib/text/email';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The limits of a field in words, by the reader's locale. */
function limitsText({ type, min, max }: HTMLInputElement): string {
  const text = (limit: string) =>
    type === 'date' ? dateFormat(DAY).format(new Date(`${limit}T00:00`)) : limit;
  if (min && max) return `Between ${text(min)} and ${text(max)}`;
  return min ? `At least ${text(min)}` : `At most ${text(max)}`;
}

/** The browser’s complaint about a field, as our own sentence. */
function problemOf(control: Control): string {
  const { validity } = control;
  if (validity.valueMissing) return 'Required';
  if (control instanceof HTMLInputElement) {
    if (control.type === 'email') return EMAIL_NOTE;
    if (validity.rangeUnderflow || validity.rangeOverflow) return limitsText(control);
    if (validity.stepMismatch) return 'A whole number';
  }
  return control.validationMessage;
}

/** The first control of a form that the browser refuses. */
const firstAtFault = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].find(
    (element) =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.willValidate &&
      !element.validity.valid,
  );

/**
 * Says at a field what the browser would say in a bubble of its own: the first field at fault gets
 * the focus, and what is wrong with it goes away with the next key.
 */
export function useNativeProblem() {
  const [problem, setProblem] = useState<string>();
  return {
    problem,
    listeners: {
      onInvalid(event: FormEvent<Control>) {
        // Without this the browser shows its bubble.
        event.preventDefault();
        const { currentTarget } = event;
        setProblem(problemOf(currentTarget));
        if (firstAtFault(currentTarget.form) === currentTarget) currentTarget.focus();
      },
      onInput: () => setProblem(undefined),
    },
  };
}
