import type { RotationKind } from '@rules/rotation';
import styled from 'styled-components';
import { Badge } from '../../../ui/text/Badge';
import { box, color, font, radius, space, weight } from '../../../ui/theme/tokens';
import { KINDS, outcomeFor, type Standing, suggestion } from './rotation-choice';

const Kinds = styled.fieldset`
  ${box.grid(2)};
  legend {
    margin-bottom: ${space[2]};
    padding: 0;
    font-weight: ${weight.medium};
  }
`;

const Option = styled.label`
  ${box.grid(1, 3)};
  grid-template-columns: auto minmax(0, 1fr);
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  cursor: pointer;
  &:has(:checked) {
    ${box.chosen};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
  input {
    ${box.square('1.25rem')};
    margin: 0;
    accent-color: ${color.primary};
  }
  strong {
    ${box.wrap(1, 2)};
    font-weight: ${weight.medium};
  }
  p {
    grid-column: 2;
    ${font.size('small')};
    text-wrap: pretty;
  }
  p:last-child {
    color: ${color.textMuted};
  }
`;

interface Props {
  standing: Standing;
  kind: RotationKind;
  first: number;
  onChange: (kind: RotationKind) => void;
}

/** The kinds of rotation, each with what it gives to this house. */
export function KindChoice({ standing, kind, first, onChange }: Props) {
  const { takingPart } = standing;
  const suggested = suggestion(standing, first);
  const firstIn = (of: RotationKind) =>
    of === 'OVER_TWELVE' || takingPart.includes(first) ? first : (takingPart[0] ?? first);
  return (
    <Kinds>
      <legend>How the order changes from year to year</legend>
      {KINDS.map(({ kind: of, name, text }) => (
        <Option key={of}>
          <input
            type="radio"
            name="rotation-kind"
            checked={kind === of}
            disabled={of !== 'OVER_TWELVE' && takingPart.length === 0}
            onChange={() => onChange(of)}
            aria-describedby={`rotation-${of}`}
          />
          <strong>
            {name}
            {of === 'TAKING_PART' && suggested && <Badge tone="info">Suggested</Badge>}
          </strong>
          <p>{text}</p>
          <p id={`rotation-${of}`}>
            {outcomeFor(standing, { kind: of, first: firstIn(of) })}
            {of === 'TAKING_PART' && suggested && ` ${suggested}`}
          </p>
        </Option>
      ))}
    </Kinds>
  );
}
