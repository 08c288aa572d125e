import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { AdminPropertiesDocument, useCreatePropertyMutation } from '../../generated/graphql';
import { isEqual } from '../../lib/is-equal';
import { Button } from '../../ui/button/Button';
import { Columns } from '../../ui/data/Columns';
import { useUnsaved } from '../../ui/feedback/unsaved';
import { useAttempt } from '../../ui/feedback/use-attempt';
import { FormButtons } from '../../ui/form/FormButtons';
import { TextField } from '../../ui/form/TextField';
import { Stack } from '../../ui/layout/Stack';
import { screen, space } from '../../ui/theme/tokens';
import { ChangeoverField } from './ChangeoverField';
import { ownZone, TimeZoneField, zoneName } from './TimeZoneField';
import { useSameProperty } from './use-same-property';

/** On a desk, one line. */
const Line = styled.form`
  display: grid;
  gap: ${space[4]};
  align-items: end;
  ${screen.desk} {
    grid-template-columns: 1fr 1fr auto;
  }
`;

/** The default of the server. */
const SATURDAY = 6;

interface Props {
  /** Receives the new property's id, where a next step follows; asks for all details then. */
  onCreated?: (id: string) => void;
}

/** Creates a property from its name and location (spec §5), in the browser's time zone. */
export function AddPropertyForm({ onCreated }: Props) {
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
    const where = `${input.name}, ${input.location}`;
    const zone = `Time zone ${zoneName(input.timeZone)}. Change it in Edit Property.`;
    let id: string | undefined;
    const isDone = await attempt({
      action: async () => {
        const { data } = await create({ variables: { input } });
        id = data?.createProperty.id;
      },
      reread: [AdminPropertiesDocument],
      success: {
        title: 'Property Created',
        description: onCreated ? where : `${where}. ${zone}`,
      },
      failure: { title: 'Error', fallback: 'Failed to create property' },
    });
    if (!isDone) return;
    setDraft(first);
    settle();
    if (id) onCreated?.(id);
  };

  const text = (name: 'name' | 'location') => ({
    autoComplete: 'off',
    maxLength: 200,
    value: draft[name],
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [name]: target.value }),
  });
  const place = (
    <>
      <TextField label="Name" {...text('name')} />
      <TextField label="Location" {...text('location')} />
    </>
  );
  const button = { type: 'submit', disabled: !isComplete, busy: isBusy } as const;
  return (
    <>
      {onCreated ? (
        <Stack as="form" onSubmit={submit}>
          <Columns>
            {place}
            <ChangeoverField
              value={draft.changeoverWeekday}
              onChange={(changeoverWeekday) => change({ changeoverWeekday })}
            />
            <TimeZoneField value={draft.timeZone} onChange={(timeZone) => change({ timeZone })} />
          </Columns>
          <FormButtons>
            <Button {...button}>Save and go on</Button>
          </FormButtons>
        </Stack>
      ) : (
        <Line onSubmit={submit}>
          {place}
          <Button {...button} icon={<Plus size={18} aria-hidden />}>
            Add Property
          </Button>
        </Line>
      )}
      {question}
    </>
  );
}
