import { type FormEvent, useRef, useState } from 'react';
import { focusField, readForm } from '../../lib/focus/form-fields';
import { errorField, refusalOf } from '../../lib/network/error-text';
import { useToast } from '../../ui/toast/Toast';
import type { Problem } from './validation';

interface Options<Field extends string> {
  fields: readonly Field[];
  check: (values: Record<Field, string>) => Problem<Field> | null;
  send: (values: Record<Field, string>, form: HTMLFormElement) => Promise<void>;
  /** Title and fallback of the toast for a refusal without a message. */
  failure: { title: string; fallback: string };
}

/** Passwords are sent as typed; other values are trimmed. */
function clean<Field extends string>(values: Record<Field, string>): Record<Field, string> {
  const result = { ...values };
  for (const field of Object.keys(values) as Field[]) {
    if (!field.toLowerCase().endsWith('password')) result[field] = values[field].trim();
  }
  return result;
}

/** The messages below fields. */
type Notes<Field extends string> = Partial<Record<Field, string>>;

function notesOf<Field extends string>(problem: Problem<Field> | null): Notes<Field> {
  const notes: Notes<Field> = {};
  for (const name of problem ? [problem.field, ...(problem.others ?? [])] : []) {
    notes[name] = problem?.note;
  }
  return notes;
}

/**
 * The behaviour that all account forms share: validate, mark the invalid fields and focus the first
 * one, send once and report errors.
 */
export function useAccountForm<Field extends string>(options: Options<Field>) {
  const { toast } = useToast();
  const [notes, setNotes] = useState<Notes<Field>>({});
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const values = clean(readForm(form, options.fields));
    const found = options.check(values);
    setNotes(notesOf(found));
    if (found) {
      toast({ title: found.title, description: found.description, destructive: true });
      focusField(form, found.field);
      return;
    }
    isSending.current = true;
    setIsBusy(true);
    try {
      await options.send(values, form);
    } catch (error) {
      const { title, fallback } = options.failure;
      const refusal = refusalOf(error);
      // Toasts use the specification's texts; the banner reports an unavailable server.
      toast({ title, description: refusal || fallback, destructive: true });
      const field = options.fields.find((name) => name === errorField(error));
      if (!field) return;
      setNotes(notesOf({ title, description: fallback, field, note: refusal || fallback }));
      focusField(form, field);
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    const { target } = event;
    if (target instanceof HTMLInputElement) setNotes({ ...notes, [target.name]: undefined });
  }

  /** A field's name and its error. */
  const field = (name: Field) => ({ name, error: notes[name] });

  return { field, isBusy, formProps: { onSubmit, onInput, noValidate: true } };
}
