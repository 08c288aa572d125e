import type { KeyboardEvent, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { menuItemStyle, menuStyle } from '../menu/menu-style';
import { box, font, space } from '../theme/tokens';

export interface SearchOption {
  id: string;
  label: string;
  /** A muted second line. */
  note?: string | null;
}

const List = styled.div`
  ${menuStyle}
  position: fixed;
  inset: auto;
  margin: 0;
  ${box.scroll};
`;
const Option = styled.div`
  ${menuItemStyle}
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  small {
    ${font.muted('small')};
    overflow-wrap: anywhere;
  }
`;

interface Props {
  ref: Ref<HTMLDivElement>;
  /** The id of the list box; an option's is this and its place. */
  id: string;
  options: readonly SearchOption[];
  /** The place of the highlighted option. */
  active: number;
  /** The id of the option that was chosen before. */
  chosen?: string | undefined;
  onChoose: (option: SearchOption) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Stands below the options. */
  children?: ReactNode;
}

/** The options next to a field in which one searches. */
export function OptionList({ ref, id, options, active, chosen, children, ...on }: Props) {
  return (
    // The pointer must not take the focus from the input, which would close the list.
    <List ref={ref} popover="manual" onMouseDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-label="Options">
        {options.map((option, index) => (
          <Option
            key={option.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={option.id === chosen}
            data-highlighted={index === active ? '' : undefined}
            // A click would be lost if new options came while the button is down.
            onMouseDown={({ button }) => button === 0 && on.onChoose(option)}
            onClick={() => on.onChoose(option)}
            onKeyDown={on.onKeyDown}
          >
            {option.label}
            {option.note && <small>{option.note}</small>}
          </Option>
        ))}
      </div>
      {children}
    </List>
  );
}
