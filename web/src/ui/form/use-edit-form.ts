import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstProblem } from '../../lib/focus/form-fields';
import { isEqual } from '../../lib/is-equal';
import { errorField, errorText, isVersionConflict, refusalOf } from '../../lib/network/error-text';
import { type Attempt, useAttempt } from '../feedback/use-attempt';
import { useUnsaved } from '../unsaved/unsaved';

/** Error messages by field. */
export type Problems<Draft> = Partial<Record<keyof Draft, string | undefined>>;

interface Options<Draft, Saved>
  extends Pick<Attempt<Saved>, 'reread' | 'refresh' | 'success' | 'onError'> {
  first: Draft | (() => Draft);
  /** The version that is edited: a conflict with a later one ends once another is given. */
  version?: number | undefined;
  /** Looks for problems before anything is sent; the first of them gets the focus. */
  check?: (draft: Draft) => Problems<Draft>;
  /** Resolves to false to go on editing. */
  confirm?: (draft: Draft) => Promise<boolean>;
  save: (draft: Draft) => Promise<Saved>;
  /**
   * The toast of a failure; where a field says the reason, there is none unless `inField` says what
   * it repeats.
   */
  failure: Attempt['failure'] & { inField?: 'REASON' | 'FALLBACK' };
  /** The field below which every failure is shown; defaults to the one that the server names. */
  problemField?: keyof Draft;
  /** The values with which the form goes on once it is saved; defaults to the saved ones. */
  after?: (draft: Draft) => Draft;
  /** Called once nothing is unsaved any more. */
  onSaved?: (saved: Saved) => unknown;
}

/** Whether a failure needs no toast, or one without the reason, by the form's `inField`. */
const IN_FIELD = { REASON: false, FALLBACK: 'inField' } as const;

/** Compares as the server does, which trims each text. */
const trimmed = (draft: object) =>
  Object.values(draft).map((value) => (typeof value === 'string' ? value.trim() : value));

/** The draft of a form: its values, what is wrong with them, and how it is saved. */
export function useDialogForm<Draft extends object, Saved>(options: Options<Draft, Saved>) {
  const { version, check, problemField, failure } = options;
  const [first, setFirst] = useState(options.first);
  const [draft, setDraft] = useState(first);
  const [problems, setProblems] = useState<Problems<Draft>>({});
  /** The version that someone else has changed since. */
  const [outdated, setOutdated] = useState<number>();
  const { attempt, isBusy } = useAttempt();
  const isSaving = useRef(false);
  const latestVersion = useRef(version);
  useEffect(() => {
    latestVersion.current = version;
  });
  const isOutdated = outdated !== undefined && outdated === version;

  const change = (changes: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...changes }));
    const settled = Object.fromEntries(Object.keys(changes).map((name) => [name, undefined]));
    setProblems((now) => ({ ...now, ...settled }));
  };

  /** The problems that the server names, by field; undefined if it names none. */
  function problemsIn(error: unknown): Problems<Draft> | undefined {
    const field = errorField(error);
    // 'property' is sent as 'propertyId'.
    const named = Object.keys(first).find((name) => name === field || `${name}Id` === field);
    const text = problemField ? errorText(error, failure.fallback) : refusalOf(error);
    const name = named ?? problemField;
    if (name === undefined || !text) return undefined;
    // Without the field's name in the API.
    return { [name]: text.replace(`${field} must`, 'Must') } as Problems<Draft>;
  }

  /** Marks fields, of which the first gets the focus; returns whether one more shows a problem. */
  function refuse(found: Problems<Draft>, root: HTMLElement | undefined): boolean {
    const marked = () => [...(root ?? document).querySelectorAll('[aria-invalid]')];
    const before = new Set(marked());
    flushSync(() => setProblems(found));
    focusFirstProblem(root ?? null);
    return marked().some((it) => !before.has(it));
  }

  /** Shows a refusal at its field or as a conflict; returns whether it needs no toast then. */
  function handle(error: unknown, root: HTMLElement | undefined) {
    const handled = options.onError?.(error);
    if (handled === true) return true;
    // A form without a version, or whose version has changed since, says it in a toast.
    const isShown = version !== undefined && version === latestVersion.current;
    if (isShown && isVersionConflict(error)) {
      setOutdated(version);
      return true;
    }
    const refused = problemsIn(error);
    if (!refused || !refuse(refused, root)) return handled;
    return handled || (failure.inField ? IN_FIELD[failure.inField] : true);
  }

  /** Resolves to whether it was saved; `root` has the fields, and `changes` are those of a button. */
  async function submit(root?: HTMLElement, changes?: Partial<Draft>): Promise<boolean> {
    if (isSaving.current || isOutdated) return false;
    const sent = { ...draft, ...changes };
    const found = check?.(sent) ?? {};
    if (Object.keys(found).length > 0) {
      refuse(found, root);
      return false;
    }
    setProblems({});
    isSaving.current = true;
    try {
      if (options.confirm && !(await options.confirm(sent))) return false;
      return await attempt({
        action: () => options.save(sent),
        reread: options.reread,
        refresh: options.refresh,
        success: options.success,
        failure,
        onError: (error) => handle(error, root),
        // Text typed while it was saved stays, and asks before one leaves.
        onDone(saved) {
          const next = options.after?.(draft) ?? draft;
          flushSync(() => {
            setFirst(next);
            setDraft((now) => (now === draft ? next : now));
          });
          options.onSaved?.(saved);
        },
      });
    } finally {
      isSaving.current = false;
    }
  }

  const field = <Name extends keyof Draft>(name: Name) => ({
    value: draft[name],
    error: problems[name],
  });
  const set = <Name extends keyof Draft>(name: Name) => {
    return (value: Draft[Name]) => {
      const changes: Partial<Draft> = {};
      changes[name] = value;
      change(changes);
    };
  };
  return {
    first,
    draft,
    change,
    set: setDraft,
    /** Replaces the saved values, and leaves the typed ones. */
    rebase: setFirst,
    problems,
    isChanged: !isEqual(trimmed(draft), trimmed(first)),
    isBusy,
    /** Whether someone else has changed the record since. */
    isOutdated,
    submit,
    /** For a TextField. */
    text: <Name extends keyof Draft>(name: Name) => ({
      ...field(name),
      onChange: ({ target }: { target: { value: string } }) =>
        change({ [name]: target.value } as Partial<Draft>),
    }),
    /** For a Select. */
    choice: <Name extends keyof Draft>(name: Name) => ({
      ...field(name),
      onValueChange: set(name),
    }),
    /** For a picker, or any other field that reports its value. */
    value: <Name extends keyof Draft>(name: Name) => ({ ...field(name), onChange: set(name) }),
    /** For a Checkbox or a Switch. */
    toggle: <Name extends keyof Draft>(name: Name) => ({
      checked: draft[name],
      onCheckedChange: set(name),
    }),
  };
}

/** A form of at least these values. */
export type EditForm<Draft extends object> = Pick<
  ReturnType<typeof useDialogForm<Draft, unknown>>,
  'draft' | 'change' | 'problems' | 'text' | 'choice' | 'value'
>;

/** The properties of a form element. */
export const formProps = (form: { submit: (root: HTMLElement) => unknown }) => ({
  noValidate: true,
  onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    form.submit(event.currentTarget);
  },
});

/** Like `useDialogForm`, for a form that the page or dialog around asks about before it is left. */
export function useEditForm<Draft extends object, Saved>(options: Options<Draft, Saved>) {
  const form = useDialogForm(options);
  useUnsaved(form.isChanged);
  return { ...form, formProps: formProps(form) };
}
