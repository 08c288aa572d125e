import styled from 'styled-components';
import { Select } from '../../../ui/form/Select';
import type { Seat } from '../room/room';

const Width = styled.div`
  width: 9rem;
`;

interface ShareChoiceProps {
  /** My shares in the property. */
  seats: readonly Seat[];
  value: string;
  onChange: (shareId: string) => void;
}

/** Which of my shares is meant; nothing shows where there is but one. */
export function ShareChoice({ seats, value, onChange }: ShareChoiceProps) {
  if (seats.length < 2) return null;
  return (
    <Width>
      <Select
        label="Share"
        hideLabel
        value={value}
        onValueChange={onChange}
        options={seats.map(({ shareId, shareNumber }) => ({
          value: shareId,
          label: `Share ${shareNumber}`,
        }))}
      />
    </Width>
  );
}
