import styled from 'styled-components';
import { Select } from '../../../ui/form/Select';
import type { Seat } from '../room/room';

const Width = styled.div`
  width: 9rem;
`;

interface ShareChoiceProps {
  /** My shares in the property. */
  seats: readonly Seat[];
  value: number;
  onChange: (shareId: number) => void;
}

/** Which of my shares is meant; nothing shows where there is but one. */
export function ShareChoice({ seats, value, onChange }: ShareChoiceProps) {
  if (seats.length < 2) return null;
  return (
    <Width>
      <Select
        label="Share"
        hideLabel
        value={String(value)}
        onValueChange={(id) => onChange(Number(id))}
        options={seats.map(({ shareId, shareNumber }) => ({
          value: String(shareId),
          label: `Share ${shareNumber}`,
        }))}
      />
    </Width>
  );
}
