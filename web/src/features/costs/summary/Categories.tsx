import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { Card } from '../../../ui/card/Card';
import { Muted } from '../../../ui/text/Text';
import { box, color, font, numerals, radius, space, tone } from '../../../ui/theme/tokens';
import { Amount, Line } from '../costs-style';
import { amountText, type House, mySharesOf } from '../house';
import { CATEGORIES } from '../words';

type Category = House['categories'][number];

const List = styled.ul`
  ${box.grid(3)};
`;

const Item = styled.li`
  ${box.grid(1)};
  svg {
    flex: none;
    color: ${color.textMuted};
  }
  p {
    ${font.muted('tiny')};
    ${numerals};
  }
`;

const Track = styled.div`
  position: relative;
  height: 12px;
  border-radius: ${radius.round};
  background: ${color.sunken};
`;

const Bar = styled.div`
  position: absolute;
  inset: 0 auto 0 0;
  min-width: 4px;
  border-radius: inherit;
`;

/** Where the budget of the year ends. */
const Budget = styled.div`
  position: absolute;
  inset-block: -3px;
  width: 3px;
  margin-left: -2px;
  border-radius: 2px;
  background: ${color.text};
`;

const Key = styled.p`
  ${box.wrap(1, 4)};
  ${font.muted('tiny')};
  span::before {
    content: '' / '';
    display: inline-block;
    ${box.square('10px')};
    margin-inline-end: ${space[1]};
    border-radius: 3px;
    background: var(--of);
  }
`;

const swatch = (of: string): CSSProperties & Record<'--of', string> => ({ '--of': of });

const COLORS = {
  mine: color.primary,
  others: `color-mix(in oklab, ${color.primary} 38%, ${color.surface})`,
};

const widthOf = (amount: number, most: number) =>
  `${Math.min(100, Math.max(0, most > 0 ? (100 * amount) / most : 0))}%`;

function noteOf(house: House, { amount, mine, budget }: Category): string {
  const parts = [];
  if (mine !== 0) parts.push(`you: ${amountText(house, mine)}`);
  if (budget !== null) {
    const over = amount - budget;
    parts.push(
      over > 0
        ? `${amountText(house, over)} over the budget of ${amountText(house, budget)}`
        : `${amountText(house, -over)} left of ${amountText(house, budget)}`,
    );
  }
  return parts.join(' · ');
}

function CategoryLine({ house, most, ...line }: Category & { house: House; most: number }) {
  const { category, amount, mine, budget } = line;
  const { label, Icon } = CATEGORIES[category];
  const isOver = budget !== null && amount > budget;
  return (
    <Item>
      <Line>
        <Icon size={20} aria-hidden />
        <span>{label}</span>
        <Amount>{amountText(house, amount)}</Amount>
      </Line>
      <Track aria-hidden>
        {amount > 0 && <Bar style={{ width: widthOf(amount, most), background: COLORS.others }} />}
        {mine > 0 && <Bar style={{ width: widthOf(mine, most), background: COLORS.mine }} />}
        {budget !== null && <Budget style={{ left: widthOf(budget, most) }} />}
      </Track>
      <p style={isOver ? { color: tone('warning').text } : undefined}>{noteOf(house, line)}</p>
    </Item>
  );
}

/** The costs of a year by category, with the user's part and the budget. */
export function Categories({ house }: { house: House }) {
  const { categories, year } = house;
  const most = Math.max(...categories.map(({ amount, budget }) => Math.max(amount, budget ?? 0)));
  const isOwner = mySharesOf(house).length > 0;
  const hasBudget = categories.some(({ budget }) => budget !== null);
  return (
    <Card title={`What ${year} was spent on`}>
      {categories.length === 0 ? (
        <Muted>Nothing was spent in {year}.</Muted>
      ) : (
        <>
          <List aria-label={`Costs of ${year} by category`}>
            {categories.map((line) => (
              <CategoryLine key={line.category} {...{ house, most, ...line }} />
            ))}
          </List>
          <Key aria-hidden>
            {isOwner && <span style={swatch(COLORS.mine)}>Your part</span>}
            <span style={swatch(COLORS.others)}>The house</span>
            {hasBudget && <span style={swatch(color.text)}>Budget</span>}
          </Key>
        </>
      )}
    </Card>
  );
}
