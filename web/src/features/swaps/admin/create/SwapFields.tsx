import { useMediaQuery } from '../../../../lib/screen/use-media-query';
import type { Picker } from '../../../../ui/choice/picker';
import { Select } from '../../../../ui/choice/Select';
import { DateField } from '../../../../ui/form/DateField';
import { TextField } from '../../../../ui/form/TextField';
import { Fold } from '../../../../ui/layout/Fold';
import { Muted } from '../../../../ui/text/Text';
import { DESK } from '../../../../ui/theme/tokens';
import { Filled, Long } from './create-style';
import { DATE_FIELDS, type SwapForm } from './swap-form';

const shareOptions = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: `Share ${index + 1}`,
}));

interface Props {
  PropertyPicker: Picker;
  form: SwapForm;
  errorOf: (field: keyof SwapForm) => string | undefined;
  /** Whether a phone shows them. */
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onFill: (changes: Partial<SwapForm>) => void;
}

/** The required fields of the request (spec §5), which the pickers fill; a phone folds them. */
export function SwapFields({ PropertyPicker, form, errorOf, isOpen, onToggle, onFill }: Props) {
  const isDesk = useMediaQuery(DESK);
  const text = (name: 'userEmail' | (typeof DATE_FIELDS)[number]['name']) => ({
    value: form[name],
    required: true,
    error: errorOf(name),
    onChange: ({ target }: { target: HTMLInputElement }) => onFill({ [name]: target.value }),
  });
  const explanation = <Muted>Your choice above fills in these fields. You can change them.</Muted>;
  const fields = (
    <Filled>
      {!isDesk && explanation}
      <Long>
        <TextField
          label="User Email"
          labelEnd={isDesk && explanation}
          type="email"
          autoComplete="off"
          maxLength={254}
          {...text('userEmail')}
        />
      </Long>
      <PropertyPicker
        label="Property"
        isRequired
        error={errorOf('property')}
        value={form.property}
        onChange={(property) => onFill({ property })}
      />
      <Select
        label="Share Number"
        required
        error={errorOf('shareNumber')}
        value={form.shareNumber}
        onValueChange={(shareNumber) => onFill({ shareNumber })}
        placeholder="1 to 12"
        options={shareOptions}
      />
      {DATE_FIELDS.map(({ name, label }) => (
        <DateField key={name} label={label} min="1900-01-01" max="2400-12-31" {...text(name)} />
      ))}
    </Filled>
  );
  if (isDesk) return fields;
  return (
    <Fold summary="Fill in by hand" {...{ isOpen, onToggle }}>
      {fields}
    </Fold>
  );
}
