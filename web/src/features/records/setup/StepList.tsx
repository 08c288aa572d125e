import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useMediaQuery } from '../../../lib/screen/use-media-query';
import { Check, Circle, Minus, PenLine, TriangleAlert } from '../../../ui/icon/icons';
import { Bar } from '../../../ui/layout/Bar';
import { Fold } from '../../../ui/layout/Fold';
import { Grid } from '../../../ui/layout/Grid';
import { Stack } from '../../../ui/layout/Stack';
import { VisuallyHidden } from '../../../ui/text/hidden';
import { color, radius, size, space, thumb, tone, WIDE, weight } from '../../../ui/theme/tokens';
import { useAnyUnsaved } from '../../../ui/unsaved/unsaved';
import { SETUP_STEPS, type SetupStep, STEP_TITLES, type StepState } from './steps';

const itemStyle = `
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${thumb};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  line-height: 1.3;
  & > svg {
    flex: none;
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${size.small};
    font-weight: ${weight.normal};
  }
`;

const Step = styled(Link)`
  ${itemStyle}
  color: ${color.text};
  text-decoration: none;
  &:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
  &[aria-current] {
    background: ${color.primarySoft};
    font-weight: ${weight.medium};
  }
`;

/** A step that cannot be opened before there is a property. */
const Later = styled.span`
  ${itemStyle}
  color: ${color.textMuted};
`;

interface Props {
  current: SetupStep;
  /** Undefined before there is a property: only the first step can be opened. */
  states: Record<SetupStep, StepState> | undefined;
  pathOf: (step: SetupStep) => string;
  /** Called when a later step is opened. */
  onPass: (() => void) | undefined;
}

interface MarkProps {
  state: StepState | undefined;
  isEdited: boolean;
}

function Mark({ state, isEdited }: MarkProps) {
  if (isEdited) return <PenLine size={18} color={color.primaryText} aria-hidden />;
  if (state?.isOdd) return <TriangleAlert size={18} color={tone('warning').text} aria-hidden />;
  if (state?.isDone) return <Check size={18} color={tone('success').text} aria-hidden />;
  if (state?.isOptional) return <Minus size={18} color={color.textMuted} aria-hidden />;
  return <Circle size={18} color={color.textMuted} aria-hidden />;
}

/**
 * All steps with how far each is; any of them can be opened. Where they do not stand beside the step,
 * they are folded below where one is.
 */
export function StepList({ current, states, pathOf, onPass }: Props) {
  const isUnsaved = useAnyUnsaved();
  // A typed figure may differ from the stored one.
  const edited = states && isUnsaved ? current : undefined;
  const done = SETUP_STEPS.filter((step) => states?.[step].isDone && step !== edited).length;
  const isBeside = useMediaQuery(WIDE);
  const part = { value: done, total: SETUP_STEPS.length };
  const list = (
    <Grid as="ol" $gap={1}>
      {SETUP_STEPS.map((step, place) => {
        const state = states?.[step];
        const isEdited = step === edited;
        const content = (
          <>
            <Mark {...{ state, isEdited }} />
            <span>
              {STEP_TITLES[step]}
              {state?.isDone && !isEdited && <VisuallyHidden> (done)</VisuallyHidden>}
              {state && <small>{isEdited ? 'Not saved yet' : state.note}</small>}
            </span>
          </>
        );
        return (
          <li key={step}>
            {states || step === current ? (
              <Step
                to={pathOf(step)}
                onClick={place > SETUP_STEPS.indexOf(current) && !isUnsaved ? onPass : undefined}
                {...(step === current && { 'aria-current': 'step' })}
              >
                {content}
              </Step>
            ) : (
              <Later>{content}</Later>
            )}
          </li>
        );
      })}
    </Grid>
  );
  return (
    <Stack as="nav" aria-label="Steps">
      {isBeside ? (
        <>
          <Bar label="Progress" text={`${done} of ${part.total} steps`} {...part} />
          {list}
        </>
      ) : (
        // Above the step, which begins on the first screen; folds again once another is chosen.
        <Fold
          key={current}
          summary={
            <Bar
              label={`${SETUP_STEPS.indexOf(current) + 1} of ${part.total}: ${STEP_TITLES[current]}`}
              text={`${done} done`}
              {...part}
            />
          }
        >
          {list}
        </Fold>
      )}
    </Stack>
  );
}
