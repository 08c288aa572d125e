import styled from 'styled-components';
import { shortDates } from '../../../lib/dates/week-dates';
import { useSelf } from '../../../lib/read-only';
import { SEASON_TITLES } from '../../../ui/calendar/seasons';
import { TileText } from '../../../ui/calendar/TileText';
import { box, color, font, space, weight } from '../../../ui/theme/tokens';
import { isNow, type Week, weekKindOf } from '../calendar';
import { WeekMark } from '../WeekMark';
import { holderName, weekLabel } from '../week-text';

const List = styled.ul`
  margin-top: ${space[4]};
  ${box.surface('large', 'card')};
  overflow: hidden;
  li + li {
    border-top: 1px solid ${color.border};
  }
  button {
    ${box.row(3)};
    width: 100%;
    min-height: 4rem;
    padding: ${space[2]} ${space[4]};
    border: 0;
    background: none;
    text-align: left;
    cursor: pointer;
    &:focus-visible {
      outline-offset: -3px;
    }
  }
  .mine {
    background: ${color.primarySoft};
  }
  .past {
    color: ${color.textMuted};
  }
  .words {
    display: grid;
    ${box.grow};
    line-height: 1.3;
  }
  strong {
    font-weight: ${weight.medium};
  }
  small,
  .holder {
    ${font.cut};
    ${font.size('small')};
  }
  small {
    color: ${color.textMuted};
  }
  .holder {
    flex: none;
    max-width: 36%;
  }
`;

interface AgendaProps {
  label: string;
  weeks: readonly Week[];
  onOpen: (start: string) => void;
}

/** The weeks of a month one below the other, for phones, where bars have little room. */
export function Agenda({ label, weeks, onOpen }: AgendaProps) {
  const self = useSelf();
  return (
    <List aria-label={label}>
      {weeks.map((week) => (
        <li key={week.startDate}>
          <button
            type="button"
            className={`${weekKindOf(week)} ${week.phase}`}
            onClick={() => onOpen(week.startDate)}
          >
            <TileText name={weekLabel(week, self)}>
              <WeekMark week={week} size={40} />
              <span className="words">
                <strong>{shortDates(week)}</strong>
                <small>{factsOf(week)}</small>
              </span>
              <span className="holder">{holderName(week, self)}</span>
            </TileText>
          </button>
        </li>
      ))}
    </List>
  );
}

const factsOf = (week: Week) =>
  [isNow(week) && 'Now', `Week ${week.week}`, week.holiday ?? SEASON_TITLES[week.season]]
    .filter(Boolean)
    .join(' · ');
