import {
  type AdminPropertyPartsFragment,
  useUpdatePropertyMutation,
} from '../../../generated/graphql';
import { dataOf } from '../../../lib/network/data-of';
import { Checkbox } from '../../../ui/choice/Checkbox';
import { Switch } from '../../../ui/choice/Switch';
import { ReloadNotice } from '../../../ui/feedback/ReloadNotice';
import { SaveRow, useFormFrame } from '../../../ui/form/FormFrame';
import { TextField } from '../../../ui/form/TextField';
import { useEditForm } from '../../../ui/form/use-edit-form';
import { Columns } from '../../../ui/layout/Split';
import { Stack } from '../../../ui/layout/Stack';
import { ChangeoverField } from './ChangeoverField';
import { CountryField } from './CountryField';
import {
  LIMITS,
  NUMBER_FIELDS,
  type NumberField,
  numberProblem,
  placeOf,
  sizeNote,
  statusNote,
} from './property-words';
import { TimeZoneField } from './TimeZoneField';
import { useSameProperty } from './use-same-property';

interface Props {
  property: AdminPropertyPartsFragment;
  /** The property's version when the form was opened. */
  version: number;
  /** Which fields are shown; defaults to all. */
  part?: 'place' | 'shares';
  /** Receives the property's new version. */
  onVersion: (version: number) => void;
  onReload: () => void;
}

const draftOf = (property: AdminPropertyPartsFragment) => ({
  name: property.name,
  location: property.location,
  totalShares: String(property.totalShares),
  weeksPerShare: String(property.weeksPerShare),
  claimLimitDays: String(property.claimLimitDays),
  changeoverWeekday: property.changeoverWeekday,
  timeZone: property.timeZone,
  isActive: property.isActive,
  swapsNeedApproval: property.swapsNeedApproval,
});

const isValid = (draft: ReturnType<typeof draftOf>) =>
  draft.name.trim() !== '' &&
  draft.location.trim() !== '' &&
  NUMBER_FIELDS.every((name) => !numberProblem(name, draft[name]));

/** Edits a property's name, location and size within the limits of spec §5. */
export function PropertyDetailsForm({ property, version, part, onVersion, onReload }: Props) {
  const { savedText, leaveSaved } = useFormFrame();
  const [update] = useUpdatePropertyMutation();
  const { isConfirmed, question } = useSameProperty('Save anyway');
  const form = useEditForm({
    first: () => draftOf(property),
    version,
    async confirm(draft) {
      const { name, location } = placeOf(draft);
      const isSame = name === property.name && location === property.location;
      return isSame || isConfirmed({ name, location }, property.id);
    },
    async save(draft) {
      const { totalShares, weeksPerShare, claimLimitDays } = draft;
      const input = {
        ...draft,
        ...placeOf(draft),
        id: property.id,
        version,
        totalShares: Number(totalShares),
        weeksPerShare: Number(weeksPerShare),
        claimLimitDays: Number(claimLimitDays),
      };
      const { updateProperty } = dataOf(await update({ variables: { input } }));
      onVersion(updateProperty.version);
      return input.name;
    },
    success: (name) => ({
      title: 'Property Updated',
      description: savedText(`${name} has been saved.`),
    }),
    failure: { title: 'Error', fallback: 'Failed to update property', inField: 'FALLBACK' },
    onSaved: leaveSaved,
  });
  const { first, draft, isChanged, isOutdated } = form;
  const text = (name: 'name' | 'location') => ({ autoComplete: 'off', ...form.text(name) });
  const number = (name: NumberField) => ({
    type: 'number',
    ...LIMITS[name],
    ...form.text(name),
    error: numberProblem(name, draft[name]) ?? form.problems[name],
  });

  return (
    <Stack as="form" {...form.formProps}>
      {question}
      {isOutdated && <ReloadNotice what="property" discards onReload={onReload} />}
      {part !== 'shares' && (
        <Columns>
          <TextField label="Name" maxLength={200} {...text('name')} />
          <TextField label="Location" maxLength={200} {...text('location')} />
        </Columns>
      )}
      {part !== 'place' && (
        <Columns>
          <TextField label="Total Shares" {...number('totalShares')} />
          <TextField
            label="Weeks per Share"
            hint={sizeNote(draft.totalShares, draft.weeksPerShare)}
            {...number('weeksPerShare')}
          />
          <TextField
            label="One-week limit after a draft (days)"
            hint="For this many days after a draft, each share may take only one open week; 0 for no limit."
            {...number('claimLimitDays')}
          />
        </Columns>
      )}
      {part !== 'shares' && (
        <Columns>
          <ChangeoverField
            {...form.value('changeoverWeekday')}
            effect={
              draft.changeoverWeekday !== first.changeoverWeekday &&
              'Years with booked or marked weeks keep their day; all others start on the new one.'
            }
          />
          <CountryField timeZone={draft.timeZone} onTimeZone={form.value('timeZone').onChange} />
          <TimeZoneField {...form.value('timeZone')} />
        </Columns>
      )}
      {part === undefined && (
        <Checkbox
          label="Active"
          hint={statusNote(first.isActive, draft.isActive)}
          {...form.toggle('isActive')}
        />
      )}
      {part !== 'place' && (
        <Switch
          label="Swaps need an administrator’s approval"
          hint="Swaps that two owners have agreed on wait in Week Swaps until you approve them."
          {...form.toggle('swapsNeedApproval')}
        />
      )}
      <SaveRow
        type="submit"
        label="Update Property"
        isChanged={isChanged}
        disabled={isOutdated || !isValid(draft)}
        busy={form.isBusy}
      />
    </Stack>
  );
}
