import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/IconButton';
import { menuItemStyle, menuStyle } from '../overlay/menu-style';
import { color, size, space } from '../theme/tokens';
import { Field, type FieldProps } from './Field';
import { controlStyle } from './field-style';
import { FilterChip, useIsChip } from './filter-chips';
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
  /** The search text; it stays in a closed field without a choice, which then asks for one. */
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

const UNRESOLVED = 'Choose one from the list, or empty the field.';

/**
 * A labelled choice among too many options for a list: the server searches, arrow keys and Enter
 * choose.
 */
export function SearchSelect(props: SearchSelectProps) {
  const { label, value, onChange } = props;
  if (!useIsChip()) return <SearchBox {...props} />;
  return value && <FilterChip label={label} value={value.label} onClear={() => onChange(null)} />;
}

function SearchBox({
  value,
  onChange,
  options,
  text,
  onText,
  placeholder = 'Type to search…',
  isRequired = false,
  error,
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

  const isUnresolved = !(isOpen || value) && text !== '';
  // Keeps the browser from sending a form whose text would be lost.
  useLayoutEffect(() => {
    input.current?.setCustomValidity(isUnresolved ? UNRESOLVED : '');
  }, [isUnresolved]);

  const fold = () => {
    setOpen(false);
    setActive(0);
  };
  const close = () => {
    fold();
    onText('');
  };
  /** What was typed is kept unless a choice stands in its place. */
  const leave = () => {
    fold();
    if (value || text.trim() === '') onText('');
  };
  const clear = () => {
    onChange(null);
    input.current?.focus();
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
  const canClear = value !== null && !isOpen && !isRequired;
  const actions = new Map<string, false | (() => void)>([
    ['ArrowDown', () => step(1)],
    ['ArrowUp', () => step(-1)],
    ['Enter', isOpen && (() => choose(shown[active]))],
    ['Escape', isOpen && close],
    ['Backspace', canClear && clear],
  ]);
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actions.get(event.key);
    if (!act) return;
    act();
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Field {...field} error={isUnresolved ? UNRESOLVED : error}>
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
            value={isOpen ? text : (value?.label ?? text)}
            onClick={() => setOpen(true)}
            onBlur={leave}
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              setOpen(true);
              setActive(0);
              onText(target.value);
            }}
          />
          {canClear && (
            <Clear>
              <IconButton label="Clear" icon={<X size={18} />} tabIndex={-1} onClick={clear} />
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
