import styled from 'styled-components';
import type { AdminOverviewQuery } from '../../../generated/graphql';
import { dateText } from '../../../lib/dates/dates';
import { counted, grouped } from '../../../lib/text/format';
import { LegendList } from '../../../ui/calendar/LegendList';
import { Card } from '../../../ui/card/Card';
import { VisuallyHidden } from '../../../ui/text/hidden';
import { box, color, font, radius, screen, space } from '../../../ui/theme/tokens';
import { Swatch } from './analytics-style';
import { PART_COLORS } from './figures';

type Month = AdminOverviewQuery['adminOverview']['months'][number];

const KINDS = [
  { kind: 'requests', name: 'Special Requests', noun: 'request' },
  { kind: 'swaps', name: 'Week Swaps', noun: 'swap' },
] as const;

/** Above the bars, for the number of the tallest. */
const TOP = '1rem';

const Chart = styled.div`
  ${box.flex(2)};
  ${font.muted('tiny')};
`;
const Scale = styled.div`
  ${box.column()};
  justify-content: space-between;
  height: 8rem;
  padding-top: ${TOP};
  line-height: 1;
  text-align: end;
`;
const Columns = styled.ol`
  flex: 1;
  ${box.grid(1)};
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  text-align: center;
`;
const Pair = styled.div`
  display: flex;
  gap: 2px;
  align-items: flex-end;
  justify-content: center;
  height: 8rem;
  padding-top: ${TOP};
  margin-bottom: ${space[1]};
  border-bottom: 1px solid ${color.border};
  span {
    position: relative;
    flex: 0 1 0.875rem;
    border-radius: ${radius.small} ${radius.small} 0 0;
  }
  small {
    position: absolute;
    bottom: 100%;
    left: 50%;
    font-size: 0.6875rem;
    line-height: ${TOP};
    transform: translateX(-50%);
    /* A phone has no room for two numbers a month: the scale says how much they are. */
    ${screen.phone} {
      display: none;
    }
  }
`;

/** 255, 1,200 as '1.2K': so that two of a month stand beside each other. */
const short = new Intl.NumberFormat('en', { notation: 'compact' });

const summed = (months: readonly Month[], kind: 'requests' | 'swaps') =>
  months.reduce((sum, month) => sum + month[kind], 0);

/** The special requests and week swaps made in each of the last twelve months, as pairs of columns. */
export function RequestsByMonth({ months }: { months: readonly Month[] }) {
  const largest = Math.max(1, ...months.flatMap(({ requests, swaps }) => [requests, swaps]));
  return (
    <Card title="Requests and swaps by month" text="Made in the last twelve months">
      <Chart>
        <Scale aria-hidden>
          <span>{grouped(largest)}</span>
          <span>0</span>
        </Scale>
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
                    >
                      {month[kind] > 0 && <small>{short.format(month[kind])}</small>}
                    </span>
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
      </Chart>
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
