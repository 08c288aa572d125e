import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RequestCategory, RequestPriority } from '../../../generated/graphql';
import { focusFirstProblem } from '../../../lib/focus/form-fields';
import { isEqual } from '../../../lib/is-equal';
import { createClientKey } from '../../../lib/network/client-key';
import { useUnsaved } from '../../../ui/unsaved/unsaved';

/** Matches the server's limits, in characters. */
export const LIMITS = { title: 120, description: 4000, name: 100, email: 254 } as const;

/** The values of the request form. */
export interface RequestWords {
  category: RequestCategory | '';
  priority: RequestPriority;
  title: string;
  description: string;
}

export const NO_WORDS: RequestWords = {
  category: '',
  priority: 'medium',
  title: '',
  description: '',
};

/** Error messages by field. */
export type Problems<Draft> = Partial<Record<keyof Draft, string>>;

/** Validates the fields that every request requires. */
export function wordProblems({ category, title, description }: RequestWords) {
  return {
    ...(!category && { category: 'Please choose what it is about.' }),
    ...(!title.trim() && { title: 'Please say in a few words what you need.' }),
    ...(!description.trim() && { description: 'Please say a little more.' }),
  };
}

/** The texts as sent; call it only after `wordProblems` found none. */
export function sentWords({ category, priority, title, description }: RequestWords) {
  return {
    category: category || 'other',
    priority,
    title: title.trim(),
    description: description.trim(),
  } as const;
}

interface Options<Draft> {
  initial: Draft;
  check: (draft: Draft) => Problems<Draft>;
  /**
   * Returns what to do after sending. The key stays the same until the form changes, so that a
   * retry creates no duplicate.
   */
  send: (draft: Draft, clientKey: string) => Promise<() => void>;
  onRefused: (error: unknown) => void;
}

/**
 * The behaviour that both forms share: validate, focus the first invalid field, send once, keep
 * the input on failure.
 */
export function useRequestForm<Draft extends object>(options: Options<Draft>) {
  const [first] = useState(options.initial);
  const [draft, setDraft] = useState(first);
  const settle = useUnsaved(!isEqual(draft, first));
  const [problems, setProblems] = useState<Problems<Draft>>({});
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const sent = useRef({ text: '', key: '' });

  const change = (changes: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...changes }));
    const settled = Object.fromEntries(Object.keys(changes).map((field) => [field, undefined]));
    setProblems((before) => ({ ...before, ...settled }));
  };

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const found = options.check(draft);
    flushSync(() => setProblems(found));
    if (Object.keys(found).length > 0) {
      focusFirstProblem(form);
      return;
    }
    const text = JSON.stringify(draft);
    if (sent.current.text !== text) sent.current = { text, key: createClientKey() };
    isSending.current = true;
    setBusy(true);
    try {
      const goOn = await options.send(draft, sent.current.key);
      settle();
      goOn();
    } catch (error) {
      options.onRefused(error);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return { draft, change, problems, isBusy, formProps: { onSubmit, noValidate: true } };
}
