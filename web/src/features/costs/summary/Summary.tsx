import styled from 'styled-components';
import { useAddressChange } from '../../../lib/address/use-address-change';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { Stepper } from '../../../ui/choice/Stepper';
import { TriangleAlert } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/Stack';
import { box, color, font, numerals, radius, screen, space, tone } from '../../../ui/theme/tokens';
import type { Adding } from '../add/AddDialog';
import { amountText, type House, myBalance, myOverdue, mySharesOf } from '../house';

const Figures = styled.dl`
  ${box.wrap(3, 6)};
  align-items: flex-end;
  dt {
    ${font.muted('small')};
  }
  dd {
    ${font.size('title', 'medium')};
    ${numerals};
    line-height: 1.2;
    white-space: nowrap;
  }
  div:first-child dd {
    ${font.heading('date', 1.1)};
  }
  ${screen.phone} {
    gap: ${space[2]} ${space[5]};
  }
`;

const Standing = styled.div<{ $tone: 'success' | 'neutral' | 'warning' }>`
  ${box.row(3)};
  justify-content: space-between;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${({ $tone }) => ($tone === 'neutral' ? color.sunken : tone($tone).soft)};
  ${numerals};
  strong {
    ${font.size('large', 'bold')};
    color: ${({ $tone }) => ($tone === 'neutral' ? color.text : tone($tone).text)};
  }
`;

interface SummaryProps {
  house: House;
  onPay: (payment: Adding) => void;
}

/** The costs of a year for the user and the house, and the user's balance of today. */
export function Summary({ house, onPay }: SummaryProps) {
  const { year, mine, myDues, total } = house;
  const change = useAddressChange();
  const to = (other: number) => ({
    label: String(other),
    onClick: () => change({ year: other }, { replace: true }),
  });
  const isOwner = mySharesOf(house).length > 0;
  return (
    <Card>
      <Row $justify="space-between" style={{ marginBlock: `-${space[2]}` }}>
        <Stepper previous={to(year - 1)} next={to(year + 1)}>
          {String(year)}
        </Stepper>
      </Row>
      <Figures>
        {isOwner && myDues > 0 && (
          <div>
            <dt>Your dues in {year}</dt>
            <dd>{amountText(house, myDues)}</dd>
          </div>
        )}
        {isOwner && (
          <div>
            <dt>{myDues > 0 ? 'Your part of what dues do not pay' : `Your costs in ${year}`}</dt>
            <dd>{amountText(house, mine - myDues)}</dd>
          </div>
        )}
        <div>
          <dt>{isOwner ? 'Spent by the whole house' : `The house in ${year}`}</dt>
          <dd>{amountText(house, total)}</dd>
        </div>
      </Figures>
      {isOwner && <MyStanding {...{ house, onPay }} />}
    </Card>
  );
}

function sentenceOf(house: House, balance: number): string {
  if (balance === 0) return 'You are even';
  const amount = amountText(house, Math.abs(balance));
  return balance > 0 ? `You are owed ${amount}` : `You owe ${amount}`;
}

/** The user's balance of today, regardless of the year, and the dues that are overdue. */
function MyStanding({ house, onPay }: SummaryProps) {
  const balance = myBalance(house);
  const overdue = myOverdue(house);
  const share = mySharesOf(house).find((it) => it.overdue > 0);
  return (
    <Standing $tone={overdue > 0 ? 'warning' : balance > 0 ? 'success' : 'neutral'}>
      <div>
        <strong>{sentenceOf(house, balance)}</strong>
        {overdue > 0 && (
          <Row as="p" $gap={1}>
            <TriangleAlert size={18} aria-hidden />
            {overdue === -balance
              ? 'It is due. Please pay it.'
              : `${amountText(house, overdue)} of it is due. Please pay it.`}
          </Row>
        )}
      </div>
      {share && overdue > 0 && (
        <Button
          variant="secondary"
          onClick={() =>
            onPay({
              kind: 'PAYMENT',
              payment: { from: share.account, to: 'BANK', amount: share.overdue },
            })
          }
        >
          Pay
        </Button>
      )}
    </Standing>
  );
}
