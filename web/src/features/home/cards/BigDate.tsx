import styled from 'styled-components';
import { dateText, today } from '../../../lib/dates/dates';
import { color, size, titleFont } from '../../../ui/theme/tokens';

const Root = styled.div`
  display: grid;
  dt {
    color: ${color.textMuted};
    font-size: ${size.small};
  }
  dd:first-of-type {
    ${titleFont(size.date, 1.1)};
    white-space: nowrap;
  }
`;

/** A day with its weekday in large type: '20 Dec', 'Saturday', and the year if it is another one. */
export function BigDate({ date, label }: { date: string; label: string }) {
  const year = date.slice(0, 4);
  return (
    <Root>
      <dt>
        {label} {dateText(date, { weekday: 'long' })}
        {year !== today().slice(0, 4) && `, ${year}`}
      </dt>
      <dd>
        <time dateTime={date}>{dateText(date, { day: 'numeric', month: 'short' })}</time>
      </dd>
    </Root>
  );
}
