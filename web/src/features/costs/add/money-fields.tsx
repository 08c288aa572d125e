import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Fieldset } from '../../../ui/form/Fieldset';
import { TextField, type TextFieldProps } from '../../../ui/form/TextField';
import { Columns } from '../../../ui/layout/Split';
import { Muted } from '../../../ui/text/Text';
import { font, space } from '../../../ui/theme/tokens';
import { accountOption, type House, payersOf, typedAmount } from '../house';

const Unit = styled.span`
  padding-inline-end: ${space[3]};
  ${font.size('small')};
`;

const Large = styled.div`
  input {
    min-height: 60px;
    ${font.size('title', 'medium')};
  }
`;

interface MoneyFieldProps extends Omit<TextFieldProps, 'value' | 'suffix'> {
  currency: string;
  value: string;
  /** For the amount that a form is about. */
  isLarge?: boolean;
}

/** An amount of money as one types it, in the currency behind it. */
export function MoneyField({ currency, isLarge = false, ...field }: MoneyFieldProps) {
  const input = (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      placeholder={typedAmount({ currency }, 0)}
      {...field}
      suffix={<Unit>{currency}</Unit>}
    />
  );
  return isLarge ? <Large>{input}</Large> : input;
}

/** Typed amounts by number of the share. */
export type TypedAmounts = Readonly<Record<string, string>>;

interface ShareAmountsProps extends Pick<TextFieldProps, 'inputMode'> {
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
