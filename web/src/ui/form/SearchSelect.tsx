import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/IconButton';
import { menuItemStyle, menuStyle } from '../overlay/menu-style';
import { color, size, space } from '../theme/tokens';
import { Field, type FieldProps } from './Field';
import { controlStyle } from './field-style';
import { useAbove } from './use-above';

export interface SearchOption {
  id: string;
  label: string;
  /** A muted second line. */
  note?: string | null;
}

export interface SearchSelectProps extends FieldProps {
  value: SearchOption | null;
  onChange: (value: SearchOption | null) => void;
  /** The matching options; undefined while searching. */
  options: readonly SearchOption[] | undefined;
  /** The search text; '' when the list opens. */
  text: string;
  onText: (text: string) => void;
  placeholder?: string;
  /** Leaves out the button that clears the choice. */
  isRequired?: boolean;
}

const Box = styled.div`
  position: relative;
`;
const Input = styled.input`
  ${controlStyle}
  text-overflow: ellipsis;
  /* Clear of the button that clears the choice. */
  &:not(:last-child) {
    padding-right: 3rem;
  }
`;
const Clear = styled.span`
  position: absolute;
  inset-block: 0;
  right: 0;
  display: flex;
  align-items: center;
`;
const List = styled.div`
  ${menuStyle}
  position: fixed;
  inset: auto;
  margin: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`;
const Option = styled.div`
  ${menuItemStyle}
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  small {
    color: ${color.textMuted};
    font-size: ${size.small};
    overflow-wrap: anywhere;
  }
`;
const Note = styled.p`
  padding: ${space[2]} ${space[3]};
  color: ${color.textMuted};
`;

/**
 * A labelled choice among too many options for a list: the server searches, arrow keys and Enter
 * choose.
 */
export function SearchSelect({
  value,
  onChange,
  options,
  text,
  onText,
  placeholder = 'Type to search…',
  isRequired = false,
  ...field
}: SearchSelectProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const shown = options ?? [];
  const activeId = isOpen && shown[active] ? `${listId}-${active}` : undefined;

  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useAbove(isOpen, { input, list });

  const close = () => {
    setOpen(false);
    setActive(0);
    onText('');
  };
  const choose = (option: SearchOption | undefined) => {
    if (!option) return;
    onChange(option);
    close();
  };
  const step = (by: number) => {
    setOpen(true);
    if (isOpen) setActive(Math.min(Math.max(active + by, 0), Math.max(shown.length - 1, 0)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && isOpen) choose(shown[active]);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Field {...field}>
      {(control) => (
        <Box>
          <Input
            {...control}
            ref={input}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={activeId}
            aria-autocomplete="list"
            autoComplete="off"
            placeholder={value?.label ?? placeholder}
            value={isOpen ? text : (value?.label ?? '')}
            onClick={() => setOpen(true)}
            onBlur={close}
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              setOpen(true);
              setActive(0);
              onText(target.value);
            }}
          />
          {value && !isOpen && !isRequired && (
            <Clear>
              <IconButton label="Clear" icon={<X size={18} />} onClick={() => onChange(null)} />
            </Clear>
          )}
          {isOpen && (
            // The pointer must not take the focus from the input, which would close the list.
            <List ref={list} popover="manual" onMouseDown={(event) => event.preventDefault()}>
              <div id={listId} role="listbox" aria-label="Options">
                {shown.map((option, index) => (
                  <Option
                    key={option.id}
                    id={`${listId}-${index}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={option.id === value?.id}
                    data-highlighted={index === active ? '' : undefined}
                    // A click would be lost if new options came while the button is down.
                    onMouseDown={({ button }) => button === 0 && choose(option)}
                    onClick={() => choose(option)}
                    onKeyDown={onKeyDown}
                  >
                    {option.label}
                    {option.note && <small>{option.note}</small>}
                  </Option>
                ))}
              </div>
              {shown.length === 0 && (
                <Note role="status">{options ? 'Nothing found' : 'Searching…'}</Note>
              )}
            </List>
          )}
        </Box>
      )}
    </Field>
  );
}
