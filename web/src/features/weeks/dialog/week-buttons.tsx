import { draftPath } from '../../../lib/address/paths';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Shuffle } from '../../../ui/icon/icons';
import { isManaged, refusalOf, type Situation, weekKindOf } from '../calendar';
import type { Step } from './use-week-actions';

interface WeekButtonsOptions extends Situation {
  onStep: (step: Step) => void;
  onClose: () => void;
}

/** The buttons available for the week. */
export function weekButtons({ onStep, onClose, ...situation }: WeekButtonsOptions) {
  const { calendar, week } = situation;
  const kind = weekKindOf(week);
  if (kind === 'open' && !refusalOf(situation)) {
    return <Button onClick={() => onStep('claim')}>Take this week</Button>;
  }
  if (kind === 'undrafted') {
    return (
      <LinkButton to={draftPath(calendar)} icon={<Shuffle size={18} aria-hidden />}>
        Draft of {calendar.year}
      </LinkButton>
    );
  }
  if (!isManaged(week) || week.phase === 'past') {
    // Another owner can be written to, which is action enough: × closes.
    if (week.booking?.ownerId && !week.booking.isMine) return null;
    return (
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
    );
  }
  return (
    <>
      {week.phase === 'coming' && (
        <Button variant="secondary" onClick={() => onStep('release')}>
          Give back
        </Button>
      )}
      <Button onClick={() => onStep('guests')}>Who stays?</Button>
    </>
  );
}
