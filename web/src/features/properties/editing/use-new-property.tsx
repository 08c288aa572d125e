import { type FormEvent, useState } from 'react';
import {
  AdminPropertiesDocument,
  type AdminPropertyPartsFragment,
  useCreatePropertyMutation,
} from '../../../generated/graphql';
import { isEqual } from '../../../lib/is-equal';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { useToast } from '../../../ui/toast/Toast';
import { useUnsaved } from '../../../ui/unsaved/unsaved';
import { ownZone, zoneName } from './TimeZoneField';
import { useSameProperty } from './use-same-property';

/** The default of the server. */
const SATURDAY = 6;

interface Props {
  onCreated?: (id: string) => void;
  /** Whether a time zone has to be chosen where the browser's names no place. */
  needsZone?: boolean;
}

/**
 * A property that is being created, in the browser's time zone, or the server's where that names no
 * place; `question` is to be rendered.
 */
export function useNewProperty({ onCreated, needsZone = false }: Props = {}) {
  const [first] = useState(() => ({
    name: '',
    location: '',
    changeoverWeekday: SATURDAY,
    timeZone: ownZone(),
  }));
  const [draft, setDraft] = useState(first);
  const [create] = useCreatePropertyMutation();
  const { attempt, isBusy } = useAttempt();
  const { toast } = useToast();
  const { isConfirmed, question } = useSameProperty('Add a second one');
  const input = { ...draft, name: draft.name.trim(), location: draft.location.trim() };
  const hasZone = !needsZone || input.timeZone !== undefined;
  const isComplete = input.name !== '' && input.location !== '' && hasZone;
  const settle = useUnsaved(!isEqual(draft, first));
  const change = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete || isBusy || !(await isConfirmed(input))) return;
    let created: AdminPropertyPartsFragment | undefined;
    const isDone = await attempt({
      action: async () => {
        const { data } = await create({ variables: { input } });
        created = data?.createProperty;
      },
      reread: [AdminPropertiesDocument],
      failure: { title: 'Error', fallback: 'Failed to create property' },
    });
    if (!isDone || !created) return;
    toast({
      title: 'Property Created',
      description: `${input.name}, ${input.location}. Time zone ${zoneName(created.timeZone)}.`,
    });
    setDraft(first);
    settle();
    onCreated?.(created.id);
  };

  return { draft, change, submit, isComplete, isBusy, question };
}

export type NewProperty = ReturnType<typeof useNewProperty>;
