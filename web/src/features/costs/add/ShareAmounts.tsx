import type { ComponentProps, ReactNode } from 'react';
import { Fieldset } from '../../../ui/form/Fieldset';
import { Columns } from '../../../ui/layout/Split';
import { Muted } from '../../../ui/text/Text';
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
export function ShareAmounts(props: ShareAmountsProps) {
  const { house, label, hint, error, value, onChange, inputMode = 'decimal' } = props;
  const shares = payersOf(house).filter(({ account }) => account !== 'BANK');
  return (
    <Fieldset legend={label}>
      <Columns $least="11rem">
        {shares.map((share, index) => (
          <MoneyField
            key={share.account}
            label={accountOption(share).label}
            error={index === 0 && error}
            currency={house.currency}
            inputMode={inputMode}
            value={value[share.account] ?? ''}
            onChange={({ target }) => onChange({ ...value, [share.account]: target.value })}
          />
        ))}
      </Columns>
      <Muted role="status" $above={2}>
        {hint}
      </Muted>
    </Fieldset>
  );
}
