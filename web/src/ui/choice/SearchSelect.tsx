import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { pressedKey } from '../../lib/focus/keyboard';
import { IconButton } from '../button/IconButton';
import { Field, type FieldProps } from '../form/Field';
import { controlStyle } from '../form/field-style';
import { useNativeProblem } from '../form/use-native-problem';
import { X } from '../icon/icons';
import { FilterChip, useIsChip } from '../list/filter-chips';
import { color, space } from '../theme/tokens';
import { OptionList, type SearchOption } from './OptionList';
import { useOptionList } from './use-option-list';

export interface SearchSelectProps extends FieldProps {
  value: SearchOption | null;
  onChange: (value: SearchOption | null) => void;
  /** The matching options; undefined while searching. */
  options: readonly SearchOption[] | undefined;
  /** The search text; it stays in a closed field without a choice, which then asks for one. */
  text: string;
  onText: (text: string) => void;
  /** Whether the options are still those of an earlier text. */
  isOutdated?: boolean;
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
const Note = styled.p`
  padding: ${space[2]} ${space[3]};
  color: ${color.textMuted};
`;

const UNRESOLVED = 'Choose one from the list, or empty the field.';

/**
 * A labelled choice among too many options for a list: the server searches, arrow keys and Enter
 * choose; with text alone, Enter takes the first that matches.
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
  isOutdated = false,
  placeholder = 'Type to search…',
  isRequired = false,
  error,
  ...field
}: SearchSelectProps) {
  const input = useRef<HTMLInputElement>(null);
  const { onInvalid } = useNativeProblem().listeners;
  const { isOpen, open, fold, comboBox, list, ...keys } = useOptionList({
    input,
    options: options ?? [],
    takesFirst: text.trim() !== '' && !isOutdated,
    onChoose: (option) => {
      onChange(option);
      onText('');
    },
    onEscape: () => onText(''),
  });

  const isUnresolved = !(isOpen || value) && text !== '';
  // Keeps the browser from sending a form whose text would be lost; the field says why.
  useLayoutEffect(() => {
    input.current?.setCustomValidity(isUnresolved ? UNRESOLVED : '');
  }, [isUnresolved]);

  /** Typed text is kept until a choice replaces it. */
  const leave = () => {
    fold();
    if (value || text.trim() === '') onText('');
  };
  const clear = () => {
    onChange(null);
    input.current?.focus();
  };
  const canClear = value !== null && !isOpen && !isRequired;
  const onKeyDown = (event: KeyboardEvent) => {
    keys.onKeyDown(event);
    // In an open list, the field is empty until something is typed.
    const isEmptied = /^(Backspace|Delete)$/.test(pressedKey(event)) && text === '';
    if (value === null || isRequired || !isEmptied) return;
    clear();
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Field {...field} error={isUnresolved ? UNRESOLVED : error}>
      {(control) => (
        // The field may be too narrow for the name.
        <Box title={value?.label}>
          <Input
            {...control}
            {...comboBox}
            placeholder={value?.label ?? placeholder}
            value={isOpen ? text : (value?.label ?? text)}
            onClick={open}
            onBlur={leave}
            onInvalid={onInvalid}
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              open();
              onText(target.value);
            }}
          />
          {canClear && (
            <Clear>
              <IconButton label="Clear" icon={<X size={18} />} tabIndex={-1} onClick={clear} />
            </Clear>
          )}
          {isOpen && (
            <OptionList {...list} chosen={value?.id}>
              {list.options.length === 0 && (
                <Note role="status">{options ? 'Nothing found' : 'Searching…'}</Note>
              )}
            </OptionList>
          )}
        </Box>
      )}
    </Field>
  );
}
