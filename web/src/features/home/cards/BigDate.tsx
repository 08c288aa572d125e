import { parseISO } from 'date-fns';
import styled from 'styled-components';
import { dateFormat } from '../../../lib/dates/locale';
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
  const day = parseISO(date);
  return (
    <Root>
      <dt>
        {label} {dateFormat({ weekday: 'long' }).format(day)}
      </dt>
      <dd>
        <time dateTime={date}>{dateFormat({ day: 'numeric', month: 'short' }).format(day)}</time>
      </dd>
    </Root>
  );
}
