import { type ReactNode, useState } from 'react';
import { useNow } from '../../../lib/dates/server-clock';
import { fullDates } from '../../../lib/dates/week-dates';
import { SEASON_TITLES } from '../../../ui/calendar/seasons';
import { Dialog } from '../../../ui/overlay/Dialog';
import { type CalendarYear, type ComingWeek, isManaged, type Week, weekKindOf } from '../calendar';
import { LinksStep } from '../guest-page/LinksStep';
import { GiveStep } from './GiveStep';
import { GuestsStep } from './GuestsStep';
import { LinkStep } from './LinkStep';
import { LookStep } from './LookStep';
import { type Step, useWeekActions } from './use-week-actions';
import { ClaimStep, ReleaseStep } from './WeekSteps';

interface WeekDialogProps {
  calendar: CalendarYear;
  week: Week;
  refresh: () => Promise<unknown>;
  swapOf: ((week: ComingWeek) => ReactNode) | undefined;
  onClose: () => void;
}

/** The step that still applies if the week has changed owner since. */
function settle(step: Step, week: Week): Step {
  if (step === 'give') return step;
  if (step === 'claim') return weekKindOf(week) === 'open' ? step : 'look';
  return isManaged(week) ? step : 'look';
}

/**
 * A week's details and the user's actions: take it, give it back, name guests, link one; administrators
 * give it to a share. One dialog for all steps, so that the focus never leaves it.
 */
export function WeekDialog({ calendar, week, refresh, swapOf, onClose }: WeekDialogProps) {
  const [{ chosen, done }, setState] = useState<{ chosen: Step; done?: string }>({
    chosen: 'look',
  });
  const actions = useWeekActions({ calendar, week, refresh });
  const situation = { calendar, week, now: useNow().toISOString() };
  // While a claim is on its way, the calendar shows the week as taken already.
  const step = actions.isBusy ? chosen : settle(chosen, week);
  const go = (next: Step, sentence?: string) =>
    setState({ chosen: next, ...(sentence ? { done: sentence } : {}) });
  const parts = { situation, actions, go, onClose };
  const steps: Record<Step, () => ReactNode> = {
    look: () => <LookStep key={`look ${done}`} {...parts} {...{ done, swapOf }} />,
    claim: () => <ClaimStep key="claim" {...parts} />,
    release: () => <ReleaseStep key="release" {...parts} />,
    guests: () => <GuestsStep key="guests" {...parts} />,
    give: () => <GiveStep key="give" {...parts} />,
    links: () => <LinksStep key="links" {...parts} />,
    link: () => <LinkStep key="link" {...parts} />,
  };
  const facts = [`Week ${week.week}`, SEASON_TITLES[week.season], week.holiday];
  return (
    <Dialog
      onClose={onClose}
      title={fullDates(week)}
      description={`${calendar.propertyName} · ${facts.filter(Boolean).join(' · ')}`}
      step={steps[step]()}
    />
  );
}
