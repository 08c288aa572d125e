import { whoStays } from '@rules/weeks';
import type { HomeQuery } from '../../../generated/graphql';
import { weekPath } from '../../../lib/address/paths';
import { serverDate } from '../../../lib/dates/server-clock';
import { LinkButton } from '../../../ui/button/LinkButton';
import { SEASON_TITLES } from '../../../ui/calendar/seasons';
import { CalendarDays, Gift, Users } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/Stack';
import { Badge } from '../../../ui/text/Badge';
import type { Tone } from '../../../ui/theme/tokens';
import { CheckOutLink } from '../CheckOutLink';
import { Hero } from '../Hero';
import { Countdown, Facts } from '../hero-style';
import { StayDates } from '../StayDates';
import { countdownText } from './countdown';

type Stay = HomeQuery['myStays'][number];

const TONES: Record<Stay['season'], Tone> = { PEAK: 'orange', HIGH: 'warning', LOW: 'success' };

/** The current or next stay with its countdown. */
export function NextStay({ stay, now = serverDate() }: { stay: Stay; now?: Date }) {
  const until = countdownText(stay, now);
  const guests = whoStays(stay);
  const hasBegun = until.startsWith('You');
  return (
    <Hero label={hasBegun ? 'Your stay' : 'Your next stay'}>
      <Countdown>{hasBegun ? until : `Your next stay is ${until}`}</Countdown>
      <StayDates stay={stay} />
      <Facts>
        {stay.holiday && (
          <Badge tone="info" icon={<Gift aria-hidden />}>
            {stay.holiday}
          </Badge>
        )}
        <Badge tone={TONES[stay.season]}>{SEASON_TITLES[stay.season]}</Badge>
        <span>
          Week {stay.week} · Share {stay.shareNumber}
        </span>
        {guests && (
          <span>
            <Users size={16} aria-hidden /> {guests}
          </span>
        )}
      </Facts>
      <Row>
        {hasBegun && <CheckOutLink {...stay} />}
        <LinkButton
          to={weekPath(stay)}
          variant={hasBegun ? 'secondary' : 'primary'}
          icon={<CalendarDays size={18} aria-hidden />}
        >
          See it in the calendar
        </LinkButton>
      </Row>
    </Hero>
  );
}
