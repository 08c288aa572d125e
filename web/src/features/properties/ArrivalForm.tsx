import { type FormEvent, type ReactNode, useId, useState } from 'react';
import {
  ArrivalDocument,
  type ArrivalPartsFragment,
  useArrivalQuery,
  useSaveArrivalMutation,
} from '../../generated/graphql';
import { isEqual } from '../../lib/is-equal';
import { errorField, isVersionConflict, refusalOf } from '../../lib/network/error-text';
import { Button } from '../../ui/button/Button';
import { Columns } from '../../ui/data/Columns';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { ReloadNotice } from '../../ui/feedback/ReloadNotice';
import { useUnsaved } from '../../ui/feedback/unsaved';
import { useAttempt } from '../../ui/feedback/use-attempt';
import { FormButtons } from '../../ui/form/FormButtons';
import { TextArea } from '../../ui/form/TextArea';
import { TextField } from '../../ui/form/TextField';
import { useSavedTab } from '../../ui/layout/other-tabs';
import { Stack } from '../../ui/layout/Stack';
import { TabFooter } from './TabFooter';

/** Where the form is one of several steps. */
interface Step {
  /** Stands between the fields and the buttons. */
  between: ReactNode;
  /** Stands in the place of the button that saves while all is saved. */
  onward: ReactNode;
}

interface Around {
  /** Stands before the button that saves. */
  back: ReactNode;
  onSaved: () => void;
  step?: Step;
}

interface Props extends Around {
  propertyId: string;
}

/** Edits what owners and guests need to know to arrive at a property. */
export function ArrivalForm({ propertyId, ...around }: Props) {
  const { data, error, refetch } = useArrivalQuery({
    variables: { propertyId },
    fetchPolicy: 'network-only',
  });
  if (data) {
    const { arrival } = data;
    return <Fields key={arrival.version} {...{ arrival, ...around }} onReload={() => refetch()} />;
  }
  const problem = 'This could not be loaded.';
  return (
    <Stack>
      <NotLoaded {...{ error, refetch, problem }} />
      {!around.step && <TabFooter>{around.back}</TabFooter>}
    </Stack>
  );
}

const NAMES = ['checkInTime', 'checkOutTime', 'wifiNetwork', 'wifiPassword', 'note'] as const;
type Name = (typeof NAMES)[number];

const textsOf = (arrival: ArrivalPartsFragment) =>
  Object.fromEntries(NAMES.map((name) => [name, arrival[name] ?? ''])) as Record<Name, string>;

/** The fields that the server refused, with why. */
type Refused = Partial<Record<Name, string>>;

function refusedIn(error: unknown): Refused {
  const name = NAMES.find((one) => one === errorField(error));
  const text = refusalOf(error);
  return name && text ? { [name]: text } : {};
}

interface FieldsProps extends Around {
  arrival: ArrivalPartsFragment;
  onReload: () => void;
}

function Fields({ arrival, step, back, onSaved, onReload }: FieldsProps) {
  const [first] = useState(() => textsOf(arrival));
  const [texts, setTexts] = useState(first);
  const [isOutdated, setOutdated] = useState(false);
  const isChanged = !isEqual(texts, first);
  const [refused, setRefused] = useState<Refused>({});
  const formId = useId();
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
        const fields = refusedIn(problem);
        setRefused(fields);
        const [first] = Object.keys(fields).map((name) => elements.namedItem(name));
        if (first instanceof HTMLElement) first.focus();
        return isVersionConflict(problem) || first instanceof HTMLElement;
      },
    });
    if (!isDone) return;
    settle();
    leaveSaved(onSaved);
  };
  const field = (name: Name, maxLength: number) => ({
    name,
    maxLength,
    error: refused[name],
    autoComplete: 'off',
    value: texts[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setTexts({ ...texts, [name]: target.value });
      setRefused({});
    },
  });
  const fields = (
    <>
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
    </>
  );
  const buttons = (
    <FormButtons $isLong={step !== undefined}>
      {back}
      {step && !isChanged ? (
        step.onward
      ) : (
        <Button type="submit" form={formId} disabled={isOutdated || !isChanged} busy={isBusy}>
          {step ? 'Save and go on' : 'Save arrival'}
        </Button>
      )}
    </FormButtons>
  );
  return (
    <>
      <Stack as="form" id={formId} onSubmit={submit} noValidate>
        {fields}
        {!step && buttons}
      </Stack>
      {/* Outside of the form, as what stands between has forms of its own. */}
      {step?.between}
      {step && buttons}
    </>
  );
}
