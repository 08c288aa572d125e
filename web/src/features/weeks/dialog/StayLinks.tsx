import { monthPath } from '../../../lib/address/paths';
import { fullDates } from '../../../lib/dates/week-dates';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { ShareButton } from '../../../ui/button/ShareButton';
import { CalendarPlus, UserPlus } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/Stack';
import { weekKindOf } from '../calendar';
import type { StepProps } from './use-week-actions';

/** Takes a week of one's own along: into a calendar program, or to someone who comes too. */
export function StayLinks({
  situation: { calendar, week },
  go,
}: Pick<StepProps, 'situation' | 'go'>) {
  if (weekKindOf(week) !== 'mine' || !week.booking) return null;
  const { propertyId, propertyName } = calendar;
  const path = monthPath({ propertyId, startDate: week.startDate });
  return (
    <Row>
      <LinkButton
        to={`/api/stays/${week.booking.id}.ics`}
        reloadDocument
        download
        variant="secondary"
        size="small"
        icon={<CalendarPlus size={18} aria-hidden />}
      >
        Add to calendar
      </LinkButton>
      <ShareButton
        title={`${propertyName}, ${fullDates(week)}`}
        text={`Our week at ${propertyName}: ${fullDates(week)}.`}
        url={`${window.location.origin}${path}`}
        variant="secondary"
        size="small"
      />
      {week.phase !== 'past' && (
        <Button
          variant="secondary"
          size="small"
          icon={<UserPlus size={18} aria-hidden />}
          onClick={() => go('links')}
        >
          Page for a guest
        </Button>
      )}
    </Row>
  );
}
