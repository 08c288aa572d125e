import { accountOf, settle } from '@rules/costs';
import styled from 'styled-components';
import { Button } from '../../../ui/button/Button';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { Card } from '../../../ui/card/Card';
import { Ruled } from '../../../ui/card/lines';
import { ShowAll } from '../../../ui/list/ShowAll';
import { Facts } from '../../../ui/text/Facts';
import { Muted } from '../../../ui/text/Text';
import { box, color, font, space, tone, weight } from '../../../ui/theme/tokens';
import type { Adding } from '../add/AddDialog';
import { Amount, Line } from '../costs-style';
import {
  amountText,
  balanceOf,
  type CostAccount,
  type House,
  mySharesOf,
  nameOf,
  nameWithin,
  sharesOf,
} from '../house';

const List = styled.ul`
  ${box.grid(3)};
  li {
    ${box.grid(1)};
  }
`;

/** Bars to the left of the middle owe, those to the right are owed. */
const Track = styled.div`
  position: relative;
  height: 8px;
  margin-inline-start: 2.75rem;
  background: linear-gradient(${color.border}, ${color.border}) center / 2px 100% no-repeat;
  div {
    position: absolute;
    inset-block: 0;
    border-radius: 4px;
  }
`;

const Steps = styled(Ruled).attrs({ 'aria-label': 'Suggested payments' })`
  li {
    ${box.row(3)};
    min-height: 56px;
    padding-block: ${space[2]};
    & > :first-child {
      ${box.grow};
    }
  }
  strong {
    font-weight: ${weight.medium};
  }
`;

const Title = styled.h3`
  ${font.size('body', 'bold')};
`;

function standing(house: House, { balance, isMine }: CostAccount): string {
  if (balance === 0) return isMine ? 'are even' : 'even';
  const amount = amountText(house, Math.abs(balance));
  if (isMine) return balance > 0 ? `are owed ${amount}` : `owe ${amount}`;
  return balance > 0 ? `is owed ${amount}` : `owes ${amount}`;
}

/** The standing of a share in words, and as a bar. */
function BalanceLine({ house, most, of }: { house: House; most: number; of: CostAccount }) {
  const { account, balance, overdue, isMine } = of;
  const name = balance > 0 ? 'success' : overdue > 0 ? 'warning' : 'neutral';
  const { text, solid } = tone(name);
  return (
    <li>
      <Line>
        <ShareTile shareNumber={Number(account)} size={32} />
        <span style={{ fontWeight: isMine ? weight.bold : undefined }}>
          {nameOf(house, account)}
          {overdue > 0 && <Muted $tone="warning">{amountText(house, overdue)} due</Muted>}
        </span>
        <Amount style={{ color: text }}>{standing(house, of)}</Amount>
      </Line>
      <Track aria-hidden>
        <div
          style={{
            [balance > 0 ? 'left' : 'right']: '50%',
            width: `${(50 * Math.abs(balance)) / most}%`,
            background: solid,
          }}
        />
      </Track>
    </li>
  );
}

interface BalancesProps {
  house: House;
  onPay: (payment: Adding) => void;
}

/** The balances of today, and the fewest payments after which everyone is even. */
export function Balances({ house, onPay }: BalancesProps) {
  const shares = sharesOf(house).filter(({ takesPart, balance }) => takesPart || balance !== 0);
  const most = Math.max(1, ...shares.map(({ balance }) => Math.abs(balance)));
  const inBank = -balanceOf(house, 'BANK');
  const unspent = balanceOf(house, 'RESERVE');
  const facts = [
    ...(inBank === 0 ? [] : [['In the account of the house', amountText(house, inBank)] as const]),
    ...(unspent === 0 ? [] : [['Dues not yet spent', amountText(house, unspent)] as const]),
  ];
  return (
    <Card title="Who owes whom" text="As of today, over all years.">
      <List aria-label="Balances">
        {shares.map((of) => (
          <BalanceLine key={of.account} {...{ house, most, of }} />
        ))}
      </List>
      {facts.length > 0 && <Facts facts={facts} />}
      <Settlement {...{ house, onPay }} />
    </Card>
  );
}

/** The fewest payments that make everyone even; those of the user can be entered from here. */
function Settlement({ house, onPay }: BalancesProps) {
  const mine = mySharesOf(house).map(({ account }) => account);
  // Overdue dues go to the house first.
  const dues = sharesOf(house).flatMap(({ account: from, overdue: amount }) =>
    amount > 0 ? [{ from, to: 'BANK', amount }] : [],
  );
  const paidOff = (account: string) => dues.find(({ from }) => from === account)?.amount ?? 0;
  const received = dues.reduce((sum, { amount }) => sum + amount, 0);
  const balances = house.accounts.map(({ account, balance }) => {
    const change = account === 'BANK' ? -received : paidOff(account);
    return [accountOf(account), balance + change] as const;
  });
  const transfers = [...dues, ...settle(balances)].map((it) => ({
    ...{ from: String(it.from), to: String(it.to), amount: it.amount },
    isFromMe: mine.includes(String(it.from)),
    isMine: mine.includes(String(it.from)) || mine.includes(String(it.to)),
  }));
  if (transfers.length === 0) return <Muted>Everyone is even.</Muted>;
  return (
    <div>
      <Title>The fewest payments that make everyone even</Title>
      <ShowAll
        items={transfers.toSorted((one, other) => Number(other.isMine) - Number(one.isMine))}
        List={Steps}
      >
        {({ isMine, isFromMe, ...payment }) => (
          <li key={`${payment.from}-${payment.to}`}>
            <p>
              <strong>{nameOf(house, payment.from)}</strong> {isFromMe ? 'pay' : 'pays'}{' '}
              <strong>{nameWithin(house, payment.to)}</strong>{' '}
              <Amount>{amountText(house, payment.amount)}</Amount>
            </p>
            {isMine && (
              <Button
                size="small"
                variant="secondary"
                onClick={() => onPay({ kind: 'PAYMENT', payment })}
              >
                {isFromMe ? 'I have paid this' : 'I got this'}
              </Button>
            )}
          </li>
        )}
      </ShowAll>
    </div>
  );
}
