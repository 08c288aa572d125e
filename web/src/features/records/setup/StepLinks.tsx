import { LinkButton } from '../../../ui/button/LinkButton';
import { useAnyUnsaved } from '../../../ui/feedback/unsaved';
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

interface OnProps extends Props {
  /** Called when one goes on from the step. */
  onPass?: (() => void) | undefined;
  /** Where there is little room. */
  isShort?: boolean;
}

/** Leads to the step after, where there is one; what is typed is to be saved first. */
export function OnToStep({ step, pathOf, onPass, isShort = false }: OnProps) {
  const isUnsaved = useAnyUnsaved();
  const next = SETUP_STEPS[SETUP_STEPS.indexOf(step) + 1];
  if (!next) return null;
  const label = `Go on to ${STEP_TITLES[next]}`;
  return (
    <LinkButton
      to={pathOf(next)}
      onClick={isUnsaved ? undefined : onPass}
      variant={isUnsaved ? 'secondary' : 'primary'}
      aria-label={label}
    >
      {isShort ? 'Go on' : label}
    </LinkButton>
  );
}
