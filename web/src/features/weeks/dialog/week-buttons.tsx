import { Button } from '../../../ui/button/Button';
import { isManaged, refusalOf, type Situation, weekKindOf } from '../calendar';

/** The steps of the week dialog. */
export type Step = 'look' | 'claim' | 'release' | 'guests';

interface WeekButtonsOptions extends Situation {
  onStep: (step: Step) => void;
  onClose: () => void;
}

/** The buttons available for the week. */
export function weekButtons({ onStep, onClose, ...situation }: WeekButtonsOptions) {
  const { week, day } = situation;
  if (weekKindOf(week) === 'open' && !refusalOf(situation)) {
    return <Button onClick={() => onStep('claim')}>Take this week</Button>;
  }
  if (!isManaged(week) || week.endDate <= day) {
    return (
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
    );
  }
  return (
    <>
      {week.startDate > day && (
        <Button variant="secondary" onClick={() => onStep('release')}>
          Give back
        </Button>
      )}
      <Button onClick={() => onStep('guests')}>
        {week.booking?.guests ? 'Change guests' : 'Name guests'}
      </Button>
    </>
  );
}
