import styled from 'styled-components';
import { mediumDates } from '../../../../lib/dates/week-dates';
import { ShareTile } from '../../../../ui/calendar/ShareTile';
import { SEASON_TITLES, seasonBand } from '../../../../ui/calendar/seasons';
import { ArrowLeftRight, ArrowRight, Undo2 } from '../../../../ui/icon/icons';
import { VisuallyHidden } from '../../../../ui/text/hidden';
import { box, color, font, radius, screen, size, space, weight } from '../../../../ui/theme/tokens';
import type { ShownWeek } from '../../swap';
import type { TradeSide } from './trade';

const Sides = styled.ol<{ $compact: boolean; $pair: boolean }>`
  --gap: 2.25rem;
  display: grid;
  grid-auto-columns: ${({ $pair }) => ($pair ? 'minmax(0, 1fr)' : 'auto')};
  grid-auto-flow: column;
  gap: var(--gap);
  ${screen.phone} {
    --gap: ${({ $compact }) => ($compact ? '1.375rem' : '1.75rem')};
    grid-auto-flow: row;
  }
`;

const Side = styled.li<{ $compact: boolean }>`
  position: relative;
  ${box.row(3)};
  min-width: 0;
  ${({ $compact }) =>
    !$compact &&
    `padding: ${space[3]};
    border: 1px solid ${color.border};
    border-radius: ${radius.medium};`}
`;

/** In the gap before a side. */
const Arrow = styled.span`
  position: absolute;
  inset: 0 auto 0 calc(-1 * var(--gap));
  ${box.center};
  width: var(--gap);
  color: ${color.textMuted};
  ${screen.phone} {
    inset: calc(-1 * var(--gap)) auto auto 0;
    width: 28px;
    height: var(--gap);
    rotate: 90deg;
  }
`;

const NoShare = styled.span<{ $size: number }>`
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 1.5px dashed ${color.inputBorder};
  border-radius: ${radius.medium};
`;

const Text = styled.div<{ $compact: boolean }>`
  ${box.grow};
  font-size: ${({ $compact }) => $compact && size.small};
  line-height: 1.35;
  strong {
    font-weight: ${weight.medium};
    overflow-wrap: anywhere;
  }
  small {
    color: ${color.textMuted};
    font-size: min(1em, ${size.small});
  }
`;

const WeekTile = styled.span`
  ${seasonBand}
  display: inline-block;
  min-width: 1.75rem;
  margin-inline-end: ${space[2]};
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  background: linear-gradient(var(--band), var(--band)) bottom / 100% 4px no-repeat;
  ${font.size('tiny')};
  text-align: center;
`;

const seasonText = ({ season, holiday }: ShownWeek) =>
  [season && SEASON_TITLES[season], holiday].filter(Boolean).join(', ');

/** The number of a week on a small tile, with the band of its season. */
function WeekNumber({ week }: { week: ShownWeek }) {
  return (
    <WeekTile className={week.season ?? undefined} title={seasonText(week)}>
      <VisuallyHidden>Week </VisuallyHidden>
      {week.week}
    </WeekTile>
  );
}

/** Which side gets a week, as the arrow draws it. */
const GivenTo = ({ owner }: Partial<Pick<TradeSide, 'owner'>>) =>
  owner && <VisuallyHidden> to {owner.name}</VisuallyHidden>;

interface Props {
  sides: readonly TradeSide[];
  /** One line, without the names of seasons and holidays. */
  isCompact?: boolean;
}

/** Draws who gives which week, with an arrow to the side that gets it. */
export function TradeSides({ sides, isCompact = false }: Props) {
  const isPair = sides.length === 2;
  const Between = isPair ? ArrowLeftRight : ArrowRight;
  const tile = isCompact ? 28 : 40;
  return (
    <Sides $compact={isCompact} $pair={isPair} aria-label="Who gives which week">
      {sides.map(({ owner, week }, index) => (
        <Side key={week.startDate} $compact={isCompact}>
          {index > 0 && (
            <Arrow aria-hidden>
              <Between size={isCompact ? 18 : 22} />
            </Arrow>
          )}
          {owner ? (
            <ShareTile shareNumber={owner.shareNumber} size={tile} />
          ) : (
            <NoShare $size={tile} />
          )}
          <Text $compact={isCompact}>
            <strong>{owner?.name ?? 'Open week'}</strong>
            {owner && <small> gives</small>}
            <p>
              {week.week && <WeekNumber week={week} />}
              {mediumDates(week)}
              <GivenTo owner={owner && sides[(index + 1) % sides.length]?.owner} />
            </p>
            {isCompact || <small>{seasonText(week)}</small>}
          </Text>
          {index === sides.length - 1 && !isPair && <Undo2 size={18} aria-hidden />}
        </Side>
      ))}
    </Sides>
  );
}
