import { type FormEvent, useState } from 'react';
import { AdminPropertiesDocument, useCreatePropertyMutation } from '../../generated/graphql';
import { isEqual } from '../../lib/is-equal';
import { useUnsaved } from '../../ui/feedback/unsaved';
import { useAttempt } from '../../ui/feedback/use-attempt';
import { ownZone, zoneName } from './TimeZoneField';
import { useSameProperty } from './use-same-property';

/** The default of the server. */
const SATURDAY = 6;

/** A property that is being created, in the browser's time zone; `question` is to be rendered. */
export function useNewProperty(onCreated?: (id: string) => void) {
  const [first] = useState(() => ({
    name: '',
    location: '',
    changeoverWeekday: SATURDAY,
    timeZone: ownZone(),
  }));
  const [draft, setDraft] = useState(first);
  const [create] = useCreatePropertyMutation();
  const { attempt, isBusy } = useAttempt();
  const { isMeant, question } = useSameProperty('Add a second one');
  const input = { ...draft, name: draft.name.trim(), location: draft.location.trim() };
  const isComplete = input.name !== '' && input.location !== '';
  const settle = useUnsaved(!isEqual(draft, first));
  const change = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete || isBusy || !(await isMeant(input))) return;
    const where = `${input.name}, ${input.location}.`;
    const zone = input.timeZone && `Time zone ${zoneName(input.timeZone)}.`;
    let id: string | undefined;
    const isDone = await attempt({
      action: async () => {
        const { data } = await create({ variables: { input } });
        id = data?.createProperty.id;
      },
      reread: [AdminPropertiesDocument],
      success: {
        title: 'Property Created',
        description: [where, zone].filter(Boolean).join(' '),
      },
      failure: { title: 'Error', fallback: 'Failed to create property' },
    });
    if (!isDone) return;
    setDraft(first);
    settle();
    if (id) onCreated?.(id);
  };

  return { draft, change, submit, isComplete, isBusy, question };
}

export type NewProperty = ReturnType<typeof useNewProperty>;
