import { Select } from '../../../../ui/choice/Select';
import { NO_WEEKS, type SwapForm, shareFields } from './swap-form';
import type { Share } from './use-person';

interface Props {
  form: SwapForm;
  /** Undefined until a person is known. */
  shares: readonly Share[] | undefined;
  onFill: (changes: Partial<SwapForm>) => void;
}

const chooseText = ({ length }: readonly Share[]) => (length > 0 ? 'Choose…' : 'No active share');

/** Selects one of a person's shares, which fills its property and number. */
export function SharePicker({ form, shares, onFill }: Props) {
  const share = shares?.find(
    ({ propertyId, shareNumber }) =>
      propertyId === form.property?.id && String(shareNumber) === form.shareNumber,
  );
  return (
    <Select
      label="Their share"
      value={share?.id ?? ''}
      onValueChange={(id) => {
        const next = shares?.find((one) => one.id === id);
        if (next) onFill({ ...NO_WEEKS, ...shareFields(next) });
      }}
      disabled={!shares?.length}
      placeholder={shares ? chooseText(shares) : 'Choose a person first'}
      options={(shares ?? []).map(({ id, propertyName, shareNumber }) => ({
        value: id,
        label: `${propertyName}, share ${shareNumber}`,
      }))}
    />
  );
}
