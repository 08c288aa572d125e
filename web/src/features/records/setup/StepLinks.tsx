import { LinkButton } from '../../../ui/button/LinkButton';
import { DeskText, VisuallyHidden } from '../../../ui/text/hidden';
import { useToast } from '../../../ui/toast/Toast';
import { useAnyUnsaved } from '../../../ui/unsaved/unsaved';
import { SETUP_STEPS, type SetupStep, STEP_TITLES, type StepState } from './steps';

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
  /** Among other tools, whose line it would break. */
  isShort?: boolean;
}

/** Leads to the step after, where there is one; what is typed is to be saved first. */
export function OnToStep({ step, pathOf, onPass, isShort = false }: OnProps) {
  const isUnsaved = useAnyUnsaved();
  const next = SETUP_STEPS[SETUP_STEPS.indexOf(step) + 1];
  if (!next) return null;
  const Where = isShort ? VisuallyHidden : DeskText;
  return (
    <LinkButton
      to={pathOf(next)}
      onClick={isUnsaved ? undefined : onPass}
      variant={isUnsaved ? 'secondary' : 'primary'}
    >
      <span>
        Go on<Where> to {STEP_TITLES[next]}</Where>
      </span>
    </LinkButton>
  );
}

interface FinishProps {
  to: string;
  states: Record<SetupStep, StepState>;
  /** The steps that are left to do. */
  missing: readonly SetupStep[];
}

/** Leads to the property, with a word on how far it is set up. */
export function FinishSetup({ to, states, missing }: FinishProps) {
  const isUnsaved = useAnyUnsaved();
  const { toast } = useToast();
  const total = SETUP_STEPS.length;
  const done = SETUP_STEPS.filter((step) => states[step].isDone).length;
  const report = () =>
    toast({
      title: `Set up: ${done === total ? 'all' : `${done} of`} ${total} steps done`,
      description: missing.map((step) => `${STEP_TITLES[step]}: ${states[step].note}`).join(' · '),
    });
  return (
    <LinkButton to={to} onClick={isUnsaved ? undefined : report}>
      Finish
    </LinkButton>
  );
}
