import { Select } from '../../../ui/choice/Select';
import type { Seat } from '../room/room';

interface ShareChoiceProps {
  /** The user's shares in the property. */
  seats: readonly Seat[];
  value: string;
  onChange: (shareId: string) => void;
}

/** Selects one of the user's shares; renders nothing if there is only one. */
export function ShareChoice({ seats, value, onChange }: ShareChoiceProps) {
  if (seats.length < 2) return null;
  return (
    <div style={{ maxWidth: '20rem' }}>
      <Select
        label="This list is for"
        hint="Each of your shares has a list of its own."
        value={value}
        onValueChange={onChange}
        options={seats.map(({ shareId, shareNumber }) => ({
          value: shareId,
          label: `Share ${shareNumber}`,
        }))}
      />
    </div>
  );
}
