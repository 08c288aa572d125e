import { type ReactNode, useState } from 'react';
import { today } from '../../../lib/dates/dates';
import { SEASON_TITLES } from '../../../lib/dates/seasons';
import { useNow } from '../../../lib/dates/use-now';
import { longDates } from '../../../lib/dates/week-dates';
import { Dialog } from '../../../ui/overlay/Dialog';
import {
  type CalendarYear,
  type ComingWeek,
  comingWeek,
  isManaged,
  type Week,
  weekKindOf,
} from '../calendar';
import { useWeekActions } from './use-week-actions';
import { WeekFacts } from './WeekFacts';
import { ClaimStep, GuestsStep, ReleaseStep } from './WeekSteps';
import { type Step, weekButtons } from './week-buttons';

interface WeekDialogProps {
  calendar: CalendarYear;
  week: Week;
  refresh: () => Promise<unknown>;
  swapOf: ((week: ComingWeek) => ReactNode) | undefined;
  onClose: () => void;
}

/** The step that still applies if the week has changed owner since. */
function settle(step: Step, week: Week): Step {
  if (step === 'claim') return weekKindOf(week) === 'open' ? step : 'look';
  return isManaged(week) ? step : 'look';
}

/** A week's details and the user's actions: claim it, release it, name guests. */
export function WeekDialog({ calendar, week, refresh, swapOf, onClose }: WeekDialogProps) {
  const [chosen, setStep] = useState<Step>('look');
  const actions = useWeekActions({ calendar, week, refresh });
  const step = settle(chosen, week);
  const back = () => setStep('look');
  const facts = [`Week ${week.week}`, SEASON_TITLES[week.season], week.holiday];
  const frame = {
    open: true,
    onOpenChange: (open: boolean) => {
      if (!open) onClose();
    },
    title: longDates(week),
    description: facts.filter(Boolean).join(' · '),
  };
  const parts = { frame, week, actions, onBack: back, onDone: onClose };
  const situation = { calendar, week, day: today(), now: useNow().toISOString() };

  if (step === 'claim') return <ClaimStep {...parts} situation={situation} />;
  if (step === 'release') return <ReleaseStep {...parts} />;
  if (step === 'guests') return <GuestsStep {...parts} />;
  const coming = comingWeek(situation);
  return (
    <Dialog {...frame} footer={weekButtons({ ...situation, onStep: setStep, onClose })}>
      <WeekFacts {...situation} />
      {coming && swapOf?.(coming)}
    </Dialog>
  );
}
