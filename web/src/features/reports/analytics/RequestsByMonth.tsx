import styled from 'styled-components';
import type { AdminOverviewQuery } from '../../../generated/graphql';
import { dateText } from '../../../lib/dates/dates';
import { counted, grouped } from '../../../lib/format';
import { LegendList } from '../../../ui/data/LegendList';
import { Card } from '../../../ui/layout/Card';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { color, radius, size, space } from '../../../ui/theme/tokens';
import { Swatch } from './analytics-style';
import { PART_COLORS } from './part-colors';

type Month = AdminOverviewQuery['adminOverview']['months'][number];

const KINDS = [
  { kind: 'requests', name: 'Special Requests', noun: 'request' },
  { kind: 'swaps', name: 'Week Swaps', noun: 'swap' },
] as const;

const Columns = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space[1]};
  padding: 0;
  color: ${color.textMuted};
  font-size: ${size.tiny};
  text-align: center;
  list-style: none;
`;
const Pair = styled.div`
  display: flex;
  gap: 2px;
  align-items: flex-end;
  justify-content: center;
  height: 8rem;
  margin-bottom: ${space[1]};
  border-bottom: 1px solid ${color.border};
  span {
    flex: 0 1 0.875rem;
    border-radius: ${radius.small} ${radius.small} 0 0;
  }
`;
const summed = (months: readonly Month[], kind: 'requests' | 'swaps') =>
  months.reduce((sum, month) => sum + month[kind], 0);

/** The special requests and week swaps made in each of the last twelve months, as pairs of columns. */
export function RequestsByMonth({ months }: { months: readonly Month[] }) {
  const largest = Math.max(1, ...months.flatMap(({ requests, swaps }) => [requests, swaps]));
  return (
    <Card title="Requests and swaps by month" text="Made in the last twelve months">
      <Columns aria-label="Requests and swaps by month">
        {months.map((month) => {
          const text = KINDS.map(({ kind, noun }) => counted(month[kind], noun)).join(', ');
          return (
            <li key={month.month} title={text}>
              <Pair aria-hidden>
                {KINDS.map(({ kind }, index) => (
                  <span
                    key={kind}
                    data-bar
                    style={{
                      height: `${(100 * month[kind]) / largest}%`,
                      background: PART_COLORS[index],
                    }}
                  />
                ))}
              </Pair>
              <span aria-hidden>{dateText(month.month, { month: 'narrow' })}</span>
              <VisuallyHidden>
                {dateText(month.month, { month: 'long', year: 'numeric' })}: {text}
              </VisuallyHidden>
            </li>
          );
        })}
      </Columns>
      <LegendList>
        {KINDS.map(({ kind, name }, index) => (
          <li key={kind}>
            <Swatch aria-hidden style={{ background: PART_COLORS[index] }} />
            {name}: {grouped(months.at(-1)?.[kind] ?? 0)} this month,{' '}
            {grouped(summed(months, kind))} in twelve months
          </li>
        ))}
      </LegendList>
    </Card>
  );
}
