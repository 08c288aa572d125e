import {
  ArrivalDocument,
  type ArrivalPartsFragment,
  useArrivalQuery,
  useSaveArrivalMutation,
} from '../../../generated/graphql';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { ReloadNotice } from '../../../ui/feedback/ReloadNotice';
import { FormButtons } from '../../../ui/form/FormButtons';
import { FrameFooter, SaveRow, useFormFrame } from '../../../ui/form/FormFrame';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { useEditForm } from '../../../ui/form/use-edit-form';
import { Columns } from '../../../ui/layout/Split';
import { Stack } from '../../../ui/layout/Stack';

/** Edits what owners and guests need to know to arrive at a property. */
export function ArrivalForm({ propertyId }: { propertyId: string }) {
  const { next } = useFormFrame();
  const { data, error, refetch } = useArrivalQuery({
    variables: { propertyId },
    fetchPolicy: 'network-only',
  });
  if (data) {
    const { arrival } = data;
    return <Fields key={arrival.version} arrival={arrival} onReload={() => refetch()} />;
  }
  return (
    <Stack>
      <NotLoaded {...{ error, refetch }} what="This" />
      {!next && (
        <FormButtons>
          <FrameFooter />
        </FormButtons>
      )}
    </Stack>
  );
}

interface FieldsProps {
  arrival: ArrivalPartsFragment;
  onReload: () => void;
}

function Fields({ arrival, onReload }: FieldsProps) {
  const { propertyId, version } = arrival;
  const { savedText, leaveSaved } = useFormFrame();
  const [save] = useSaveArrivalMutation();
  const form = useEditForm({
    first: () => ({
      checkInTime: arrival.checkInTime ?? '',
      checkOutTime: arrival.checkOutTime ?? '',
      wifiNetwork: arrival.wifiNetwork ?? '',
      wifiPassword: arrival.wifiPassword ?? '',
      note: arrival.note ?? '',
      checklist: arrival.checklist ?? '',
      meters: arrival.meters ?? '',
      sleeps: arrival.sleeps?.toString() ?? '',
    }),
    version,
    save: ({ sleeps, ...texts }) =>
      save({
        variables: { input: { propertyId, version, sleeps: Number(sleeps) || null, ...texts } },
        // The form begins with the saved texts now.
        update: (cache, { data }) => {
          if (!data) return;
          const stored = { arrival: data.saveArrival };
          cache.writeQuery({ query: ArrivalDocument, variables: { propertyId }, data: stored });
        },
      }),
    success: { title: 'Arrival saved', description: savedText('Its owners and guests see it.') },
    failure: { title: 'Error', fallback: 'Failed to save the arrival' },
    onSaved: leaveSaved,
  });
  const field = (name: keyof typeof form.draft, maxLength: number) => ({
    maxLength,
    autoComplete: 'off',
    ...form.text(name),
  });
  return (
    <Stack as="form" {...form.formProps}>
      {form.isOutdated && <ReloadNotice what="arrival" discards onReload={onReload} />}
      <Columns $least="9rem">
        <TextField label="Check in from" type="time" {...field('checkInTime', 5)} />
        <TextField label="Check out until" type="time" {...field('checkOutTime', 5)} />
        <TextField
          label="Sleeps"
          {...field('sleeps', 2)}
          inputMode="numeric"
          pattern="[1-9][0-9]?"
          title="A number of people"
        />
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
      <TextArea
        label="Before leaving"
        hint="One task per line. For a season, begin with its months: ‘Nov–Mar: Drain the pipes’."
        rows={4}
        {...field('checklist', 4000)}
      />
      <TextArea
        label="Meters to read"
        hint="One per line, at most 10."
        rows={2}
        {...field('meters', 500)}
      />
      <SaveRow
        type="submit"
        label="Save arrival"
        isLong
        isChanged={form.isChanged}
        disabled={form.isOutdated}
        busy={form.isBusy}
      />
    </Stack>
  );
}
