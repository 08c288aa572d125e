import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../../../ui/form/Field';
import { Columns } from '../../../ui/layout/Split';
import { accountOption, type House, payersOf } from '../house';
import { MoneyField } from './MoneyField';

/** Typed amounts by number of the share. */
export type TypedAmounts = Readonly<Record<string, string>>;

interface ShareAmountsProps extends Pick<ComponentProps<typeof MoneyField>, 'inputMode'> {
  house: House;
  label: string;
  hint: ReactNode;
  error: ReactNode;
  value: TypedAmounts;
  onChange: (amounts: TypedAmounts) => void;
}

/** An amount for each share. */
export function ShareAmounts({ house, value, onChange, inputMode, ...field }: ShareAmountsProps) {
  const shares = payersOf(house).filter(({ account }) => account !== 'BANK');
  return (
    <Field {...field}>
      {(control) => (
        <Columns $least="11rem">
          {shares.map((share, index) => (
            <MoneyField
              key={share.account}
              {...(index === 0 && control)}
              {...(inputMode && { inputMode })}
              label={accountOption(share).label}
              currency={house.currency}
              value={value[share.account] ?? ''}
              onChange={({ target }) => onChange({ ...value, [share.account]: target.value })}
            />
          ))}
        </Columns>
      )}
    </Field>
  );
}
