import { LinkButton } from '../../../ui/button/LinkButton';
import { SETUP_STEPS, type SetupStep, STEP_TITLES } from './steps';

interface Props {
  step: SetupStep;
  pathOf: (step: SetupStep) => string;
}

/** Leads to the step before, where there is one. */
export function BackToStep({ step, pathOf }: Props) {
  const previous = SETUP_STEPS[SETUP_STEPS.indexOf(step) - 1];
  if (!previous) return null;
  return (
    <LinkButton to={pathOf(previous)} variant="secondary">
      Back to {STEP_TITLES[previous].toLowerCase()}
    </LinkButton>
  );
}

/** Leads to the step after, where there is one. */
export function OnToStep({ step, pathOf }: Props) {
  const next = SETUP_STEPS[SETUP_STEPS.indexOf(step) + 1];
  if (!next) return null;
  return <LinkButton to={pathOf(next)}>Go on to {STEP_TITLES[next]}</LinkButton>;
}
