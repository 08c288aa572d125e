import styled from 'styled-components';
import { box, color, screen, thumb } from '../theme/tokens';

/** As large as its cell, so that no press misses the box. */
const Target = styled.label`
  display: inline-grid;
  place-items: center;
  min-width: 28px;
  min-height: 28px;
  cursor: pointer;
  &::before {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${screen.phone} {
    position: relative;
    min-width: ${thumb};
    min-height: ${thumb};
    margin: -13px;
  }
  input {
    position: relative;
    ${box.square('18px')};
    margin: 0;
    accent-color: ${color.primary};
    cursor: pointer;
  }
`;

interface BoxProps {
  label: string;
  checked: boolean | 'some';
  /** `isRange` if Shift was held. */
  onChange: (checked: boolean, isRange: boolean) => void;
}

/** A checkbox that selects a row, or several. */
export function SelectBox({ label, checked, onChange }: BoxProps) {
  return (
    <Target
      // Would select the text of the rows between.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClick={(event) => {
        // Firefox presses no box by its label while Shift is held.
        if (!event.shiftKey || event.target instanceof HTMLInputElement) return;
        event.preventDefault();
        onChange(checked !== true, true);
      }}
    >
      <input
        type="checkbox"
        aria-label={label}
        checked={checked === true}
        ref={(box) => {
          if (box) box.indeterminate = checked === 'some';
        }}
        onChange={({ target, nativeEvent: event }) =>
          onChange(target.checked, event instanceof MouseEvent && event.shiftKey)
        }
      />
    </Target>
  );
}
