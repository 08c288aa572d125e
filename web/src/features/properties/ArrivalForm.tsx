import { type FormEvent, useState } from 'react';
import {
  ArrivalDocument,
  type ArrivalPartsFragment,
  useArrivalQuery,
  useSaveArrivalMutation,
} from '../../generated/graphql';
import { isEqual } from '../../lib/is-equal';
import { isVersionConflict } from '../../lib/network/error-text';
import { Button } from '../../ui/button/Button';
import { Columns } from '../../ui/data/Columns';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { ReloadNotice } from '../../ui/feedback/ReloadNotice';
import { useUnsaved } from '../../ui/feedback/unsaved';
import { useAttempt } from '../../ui/feedback/use-attempt';
import { FormButtons } from '../../ui/form/FormButtons';
import { TextArea } from '../../ui/form/TextArea';
import { TextField } from '../../ui/form/TextField';
import { Stack } from '../../ui/layout/Stack';

/** Edits what owners and guests need to know to arrive at a property. */
export function ArrivalForm({ propertyId }: { propertyId: string }) {
  const { data, error, refetch } = useArrivalQuery({
    variables: { propertyId },
    fetchPolicy: 'network-only',
  });
  if (data) {
    const { arrival } = data;
    return <Fields key={arrival.version} arrival={arrival} onReload={() => refetch()} />;
  }
  const problem = 'This could not be loaded.';
  return <NotLoaded {...{ error, refetch, problem }} />;
}

const NAMES = ['checkInTime', 'checkOutTime', 'wifiNetwork', 'wifiPassword', 'note'] as const;
type Name = (typeof NAMES)[number];

const textsOf = (arrival: ArrivalPartsFragment) =>
  Object.fromEntries(NAMES.map((name) => [name, arrival[name] ?? ''])) as Record<Name, string>;

interface FieldsProps {
  arrival: ArrivalPartsFragment;
  onReload: () => void;
}

function Fields({ arrival, onReload }: FieldsProps) {
  const [first] = useState(() => textsOf(arrival));
  const [texts, setTexts] = useState(first);
  const [isOutdated, setOutdated] = useState(false);
  const isChanged = !isEqual(texts, first);
  useUnsaved(isChanged);
  const [save] = useSaveArrivalMutation();
  const { attempt, isBusy } = useAttempt();
  const { propertyId, version } = arrival;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await attempt({
      action: () =>
        save({
          variables: { input: { propertyId, version, ...texts } },
          // What was saved is what the form begins with now.
          update: (cache, { data }) => {
            if (!data) return;
            const stored = { arrival: data.saveArrival };
            cache.writeQuery({ query: ArrivalDocument, variables: { propertyId }, data: stored });
          },
        }),
      success: { title: 'Arrival saved', description: 'Its owners and guests see it.' },
      failure: { title: 'Error', fallback: 'Failed to save the arrival' },
      onError: (problem) => {
        setOutdated(isVersionConflict(problem));
        return isVersionConflict(problem);
      },
    });
  };
  const field = (name: Name, maxLength: number) => ({
    maxLength,
    autoComplete: 'off',
    value: texts[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTexts({ ...texts, [name]: target.value }),
  });
  return (
    <Stack as="form" onSubmit={submit} noValidate>
      {isOutdated && <ReloadNotice what="arrival" discards onReload={onReload} />}
      <Columns>
        <TextField label="Check in from" type="time" {...field('checkInTime', 5)} />
        <TextField label="Check out until" type="time" {...field('checkOutTime', 5)} />
        <TextField label="Wifi network" {...field('wifiNetwork', 100)} />
        <TextField label="Wifi password" {...field('wifiPassword', 100)} />
      </Columns>
      <TextArea
        label="How to get in"
        hint="Owners of shares, guests of the property and administrators see all of this."
        rows={4}
        {...field('note', 2000)}
      />
      <FormButtons>
        <Button type="submit" disabled={!isChanged || isOutdated} busy={isBusy}>
          Save arrival
        </Button>
      </FormButtons>
    </Stack>
  );
}
