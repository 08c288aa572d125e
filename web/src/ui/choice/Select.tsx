import { Select as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Field, type FieldProps, splitField } from '../form/Field';
import { controlStyle } from '../form/field-style';
import { Check, ChevronDown } from '../icon/icons';
import { FilterChip, useIsChip } from '../list/filter-chips';
import { menuItemStyle, menuStyle } from '../menu/menu-style';
import { box, color, font, screen } from '../theme/tokens';

interface SelectOption<Value extends string = string> {
  /** May be '' for 'none'. */
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

interface SelectProps<Value extends string> extends FieldProps {
  /** '' (without an option for it) shows the placeholder. */
  value: Value | '';
  onValueChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  placeholder?: string;
  disabled?: boolean;
  required?: boolean;
  autoFocus?: boolean;
  /** Leaves more room for long labels among the filters of a list. */
  isWide?: boolean;
  name?: string;
  id?: string;
}

const Trigger = styled(Radix.Trigger)`
  ${controlStyle}
  min-width: 0;
  ${box.row(2)};
  justify-content: space-between;
  text-align: left;
  & > span {
    ${font.cut};
    ${screen.phone} {
      white-space: normal;
    }
  }
  &[data-placeholder] > span {
    color: ${color.textMuted};
  }
`;

const Content = styled(Radix.Content)`
  ${menuStyle}
  min-width: var(--radix-select-trigger-width);
  max-width: calc(100vw - 16px);
  max-height: min(24rem, var(--radix-select-content-available-height));
  overflow: hidden;
`;

const Item = styled(Radix.Item)`
  ${menuItemStyle}
  justify-content: space-between;
`;

// Radix reserves '' for 'no choice', so an option with the value '' is renamed internally.
const NONE = '\u0000none';

/** A labelled choice among a few options. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  return useIsChip() ? <SelectChip {...props} /> : <SelectField {...props} />;
}

function SelectChip<Value extends string>(props: SelectProps<Value>) {
  const { label, value, options, onValueChange } = props;
  if (value === '') return null;
  const chosen = options.find((option) => option.value === value)?.label ?? '…';
  const none = options.find((option) => option.value === '');
  return (
    <FilterChip {...{ label, value: chosen, onClear: () => none && onValueChange(none.value) }} />
  );
}

function SelectField<Value extends string>(props: SelectProps<Value>) {
  const { field, own } = splitField(props);
  const { value, onValueChange, options, placeholder = 'Choose…', ...others } = own;
  const { autoFocus = false, isWide = false, ...root } = others;
  const inner = value === '' && options.some((option) => option.value === '') ? NONE : value;
  return (
    <Field {...field}>
      {(control) => (
        <Radix.Root
          {...root}
          value={inner}
          onValueChange={(next) => {
            const chosen = options.find((option) => (option.value || NONE) === next);
            if (chosen) onValueChange(chosen.value);
          }}
        >
          <Trigger {...control} autoFocus={autoFocus} data-wide={isWide || undefined}>
            <Radix.Value placeholder={placeholder} />
            <ChevronDown size={18} aria-hidden />
          </Trigger>
          <Radix.Portal>
            <Content position="popper" sideOffset={4} collisionPadding={8}>
              <Radix.Viewport>
                {options.map((option) => (
                  <Item
                    key={option.value}
                    value={option.value || NONE}
                    disabled={option.disabled ?? false}
                  >
                    <Radix.ItemText>{option.label}</Radix.ItemText>
                    <Radix.ItemIndicator asChild>
                      <Check size={16} aria-hidden />
                    </Radix.ItemIndicator>
                  </Item>
                ))}
              </Radix.Viewport>
            </Content>
          </Radix.Portal>
        </Radix.Root>
      )}
    </Field>
  );
}
