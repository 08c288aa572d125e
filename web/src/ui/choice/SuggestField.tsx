import { useRef } from 'react';
import { pressedKey } from '../../lib/focus/keyboard';
import type { FieldProps } from '../form/Field';
import { TextField, type TextFieldProps } from '../form/TextField';
import { OptionList, type SearchOption } from './OptionList';
import { useOptionList } from './use-option-list';

interface Props
  extends FieldProps,
    Pick<TextFieldProps, 'placeholder' | 'type' | 'autoFocus' | 'maxLength'> {
  value: string;
  onText: (text: string) => void;
  /** The server’s results for the typed text. */
  options: readonly SearchOption[];
  /** Searches for options. */
  onSearch: (text: string) => void;
  onChoose: (option: SearchOption) => void;
}

/**
 * A text field that suggests what is known already. Typed text stands unless an option is chosen,
 * with the pointer or with arrow keys and Enter.
 */
export function SuggestField({ value, onText, options, onSearch, onChoose, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { isOpen, open, fold, comboBox, onKeyDown, list } = useOptionList({
    ...{ input, options, onChoose },
    isFree: true,
    onOpen: () => onSearch(value),
  });
  return (
    <div>
      <TextField
        {...field}
        {...comboBox}
        value={value}
        onBlur={fold}
        onKeyDown={(event) => {
          onKeyDown(event);
          // Enter sends the form with what is typed.
          if (pressedKey(event) === 'Enter') fold();
        }}
        onChange={({ target }) => {
          open();
          onText(target.value);
          onSearch(target.value);
        }}
      />
      {isOpen && <OptionList {...list} />}
    </div>
  );
}
