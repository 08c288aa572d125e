import styled from 'styled-components';
import { dateText, today } from '../../../lib/dates/dates';
import { font } from '../../../ui/theme/tokens';

const Root = styled.div`
  display: grid;
  dt {
    ${font.muted('small')};
  }
  dd:first-of-type {
    ${font.heading('date', 1.1)};
    white-space: nowrap;
  }
  small {
    ${font.size('large')};
  }
`;

/** A day with its weekday in large type: '20 Dec', with the year if it is another one. */
export function BigDate({ date, label }: { date: string; label: string }) {
  const year = date.slice(0, 4);
  return (
    <Root>
      <dt>
        {label} {dateText(date, { weekday: 'long' })}
      </dt>
      <dd>
        <time dateTime={date}>
          {dateText(date, { day: 'numeric', month: 'short' })}
          {year !== today().slice(0, 4) && <small> {year}</small>}
        </time>
      </dd>
    </Root>
  );
}
