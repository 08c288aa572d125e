import styled from 'styled-components';
import { dateText } from '../../../lib/dates/dates';
import { color, font, size, weight } from '../../../ui/theme/tokens';

const Root = styled.div`
  display: grid;
  dt {
    color: ${color.textMuted};
    font-size: ${size.small};
  }
  dd:first-of-type {
    font: ${weight.normal} ${size.date} / 1.1 ${font.title};
    white-space: nowrap;
  }
`;

/** A day with its weekday in large type: '20 Dec', 'Saturday'. */
export function BigDate({ date, label }: { date: string; label: string }) {
  return (
    <Root>
      <dt>
        {label} {dateText(date, { weekday: 'long' })}
      </dt>
      <dd>
        <time dateTime={date}>{dateText(date, { day: 'numeric', month: 'short' })}</time>
      </dd>
    </Root>
  );
}
