import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { AdminPropertiesDocument, useCreatePropertyMutation } from '../../generated/graphql';
import { Button } from '../../ui/button/Button';
import { useUnsaved } from '../../ui/feedback/unsaved';
import { useAttempt } from '../../ui/feedback/use-attempt';
import { TextField } from '../../ui/form/TextField';
import { screen, space } from '../../ui/theme/tokens';
import { useSameProperty } from './use-same-property';

const Fields = styled.form`
  display: grid;
  gap: ${space[4]};
  align-items: end;
  ${screen.desk} {
    grid-template-columns: 1fr 1fr auto;
  }
`;

interface Props {
  /** Placeholders stand for the labels, in one row. */
  isInRow?: boolean;
  /** Receives the new property's id, where a next step follows. */
  onCreated?: (id: string) => void;
}

/** Creates a property from its name and location (spec §5). */
export function AddPropertyForm({ isInRow = false, onCreated }: Props) {
  const [name, setName] = useState('');
  const [location, setLocation] = useState('');
  const [create] = useCreatePropertyMutation();
  const { attempt, isBusy } = useAttempt();
  const { isMeant, question } = useSameProperty('Add a second one');
  const input = { name: name.trim(), location: location.trim() };
  const isComplete = input.name !== '' && input.location !== '';
  const settle = useUnsaved(input.name !== '' || input.location !== '');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete || isBusy || !(await isMeant(input))) return;
    let id: string | undefined;
    const isDone = await attempt({
      action: async () => {
        const { data } = await create({ variables: { input } });
        id = data?.createProperty.id;
      },
      reread: [AdminPropertiesDocument],
      success: { title: 'Property Created', description: `${input.name}, ${input.location}` },
      failure: { title: 'Error', fallback: 'Failed to create property' },
    });
    if (!isDone) return;
    setName('');
    setLocation('');
    settle();
    if (id) onCreated?.(id);
  };

  const looks = (placeholder: string) => isInRow && { hideLabel: true, placeholder };
  return (
    <>
      <Fields onSubmit={submit}>
        <TextField
          label="Name"
          {...looks('Name')}
          autoComplete="off"
          maxLength={200}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label="Location"
          {...looks('Location')}
          autoComplete="off"
          maxLength={200}
          value={location}
          onChange={({ target }) => setLocation(target.value)}
        />
        <Button
          type="submit"
          icon={!onCreated && <Plus size={18} aria-hidden />}
          disabled={!isComplete}
          busy={isBusy}
        >
          {onCreated ? 'Save and go on' : 'Add Property'}
        </Button>
      </Fields>
      {question}
    </>
  );
}
