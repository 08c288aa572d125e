import { type FormEvent, useState } from 'react';
import {
  ArrivalDocument,
  type ArrivalPartsFragment,
  useArrivalQuery,
  useSaveArrivalMutation,
} from '../../../generated/graphql';
import { isEqual } from '../../../lib/is-equal';
import { errorField, isVersionConflict, refusalOf } from '../../../lib/network/error-text';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { ReloadNotice } from '../../../ui/feedback/ReloadNotice';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { FormButtons } from '../../../ui/form/FormButtons';
import { type FormWays, SaveOrOnward } from '../../../ui/form/SaveOrOnward';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { Columns } from '../../../ui/layout/Split';
import { Stack } from '../../../ui/layout/Stack';
import { useSavedTab } from '../../../ui/tabs/other-tabs';
import { useUnsaved } from '../../../ui/unsaved/unsaved';
import { TabFooter } from '../editing/TabFooter';

interface Props extends FormWays {
  propertyId: string;
}

/** Edits what owners and guests need to know to arrive at a property. */
export function ArrivalForm({ propertyId, ...ways }: Props) {
  const { data, error, refetch } = useArrivalQuery({
    variables: { propertyId },
    fetchPolicy: 'network-only',
  });
  if (data) {
    const { arrival } = data;
    return <Fields key={arrival.version} {...{ arrival, ...ways }} onReload={() => refetch()} />;
  }
  return (
    <Stack>
      <NotLoaded {...{ error, refetch }} what="This" />
      {!ways.onward && <TabFooter>{ways.back}</TabFooter>}
    </Stack>
  );
}

const NAMES = ['checkInTime', 'checkOutTime', 'wifiNetwork', 'wifiPassword', 'note'] as const;
type Name = (typeof NAMES)[number];

const textsOf = (arrival: ArrivalPartsFragment) =>
  Object.fromEntries(NAMES.map((name) => [name, arrival[name] ?? ''])) as Record<Name, string>;

/** The field that the server refused, with why; undefined for any other problem. */
function refusedIn(error: unknown): { name: Name; text: string } | undefined {
  const name = NAMES.find((one) => one === errorField(error));
  const text = refusalOf(error);
  return name && text ? { name, text } : undefined;
}

interface FieldsProps extends FormWays {
  arrival: ArrivalPartsFragment;
  onReload: () => void;
}

function Fields({ arrival, onward, back, onSaved, onReload }: FieldsProps) {
  const [first] = useState(() => textsOf(arrival));
  const [texts, setTexts] = useState(first);
  const [isOutdated, setOutdated] = useState(false);
  const isChanged = !isEqual(texts, first);
  const [refused, setRefused] = useState<ReturnType<typeof refusedIn>>();
  const settle = useUnsaved(isChanged);
  const { savedText, leaveSaved } = useSavedTab();
  const [save] = useSaveArrivalMutation();
  const { attempt, isBusy } = useAttempt();
  const { propertyId, version } = arrival;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isChanged) return;
    const { elements } = event.currentTarget;
    const isDone = await attempt({
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
      success: { title: 'Arrival saved', description: savedText('Its owners and guests see it.') },
      failure: { title: 'Error', fallback: 'Failed to save the arrival' },
      onError: (problem) => {
        setOutdated(isVersionConflict(problem));
        const found = refusedIn(problem);
        setRefused(found);
        const field = found && elements.namedItem(found.name);
        if (field instanceof HTMLElement) field.focus();
        return isVersionConflict(problem) || found !== undefined;
      },
    });
    if (!isDone) return;
    settle();
    leaveSaved(onSaved);
  };
  const field = (name: Name, maxLength: number) => ({
    name,
    maxLength,
    error: refused?.name === name && refused.text,
    autoComplete: 'off',
    value: texts[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setTexts({ ...texts, [name]: target.value });
      setRefused(undefined);
    },
  });
  return (
    <Stack as="form" onSubmit={submit} noValidate>
      {isOutdated && <ReloadNotice what="arrival" discards onReload={onReload} />}
      <Columns $least="9rem">
        <TextField label="Check in from" type="time" {...field('checkInTime', 5)} />
        <TextField label="Check out until" type="time" {...field('checkOutTime', 5)} />
      </Columns>
      <Columns>
        <TextField label="Wifi network" {...field('wifiNetwork', 100)} />
        <TextField label="Wifi password" {...field('wifiPassword', 100)} />
      </Columns>
      <TextArea
        label="How to get in"
        hint="Owners of shares, guests of the property and administrators see all of this."
        rows={4}
        {...field('note', 2000)}
      />
      <FormButtons $isLong={onward !== undefined}>
        {back}
        <SaveOrOnward
          type="submit"
          isSaved={!isChanged}
          label={onward ? undefined : 'Save arrival'}
          disabled={isOutdated || !isChanged}
          busy={isBusy}
          {...{ onward }}
        />
      </FormButtons>
    </Stack>
  );
}
