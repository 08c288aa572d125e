import { Button } from '../../../ui/button/Button';
import { Row } from '../../../ui/layout/Stack';
import type { StepProps } from './use-week-actions';

/** The buttons of administrators for any week: give it to a share, move it, give back a past one. */
export function GiveButtons({ situation, go }: Pick<StepProps, 'situation' | 'go'>) {
  const { calendar, week } = situation;
  if (!calendar.canGiveWeeks || week.isMaintenance || week.pick) return null;
  return (
    <Row>
      <Button variant="secondary" size="small" onClick={() => go('give')}>
        {week.booking ? 'Move to another share' : 'Give to a share'}
      </Button>
      {week.booking && week.phase !== 'coming' && (
        <Button variant="secondary" size="small" onClick={() => go('release')}>
          Give back
        </Button>
      )}
    </Row>
  );
}
