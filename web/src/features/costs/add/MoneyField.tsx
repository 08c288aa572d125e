import styled from 'styled-components';
import { TextField, type TextFieldProps } from '../../../ui/form/TextField';
import { font, space } from '../../../ui/theme/tokens';
import { typedAmount } from '../house';

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
