import { createContext, type ReactNode, useContext } from 'react';
import styled from 'styled-components';
import { X } from '../icon/icons';
import { VisuallyHidden } from '../text/hidden';
import { box, color, font, radius, space, thumb } from '../theme/tokens';

const AsChips = createContext(false);

/** True where a field shows only what it is set to. */
export const useIsChip = () => useContext(AsChips);

const List = styled.ul`
  ${box.wrap(2)};
  min-width: 0;
`;

const Root = styled.button`
  ${box.inline(2)};
  min-height: ${thumb};
  max-width: 100%;
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.round};
  background: ${color.primarySoft};
  color: ${color.primaryText};
  ${font.size('small')};
  line-height: 1.25;
  text-align: start;
  overflow-wrap: anywhere;
  &:hover {
    border-color: ${color.primary};
  }
`;

/** The fields of filters as chips, each of which clears its own; those not set are left out. */
export function FilterChips({ children }: { children: ReactNode }) {
  return (
    <AsChips value={true}>
      <List aria-label="Filters that are set">{children}</List>
    </AsChips>
  );
}

interface ChipProps {
  label: ReactNode;
  value: ReactNode;
  onClear: () => void;
}

/** 'Status: Pending ×'. */
export function FilterChip({ label, value, onClear }: ChipProps) {
  return (
    <li>
      <Root type="button" onClick={onClear}>
        <span>
          <VisuallyHidden>Clear </VisuallyHidden>
          {label}: {value}
        </span>
        <X size={16} aria-hidden />
      </Root>
    </li>
  );
}
