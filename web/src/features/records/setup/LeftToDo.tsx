import { Card } from '../../../ui/card/Card';
import { RecordLink } from '../../../ui/table/RecordLink';
import { Lines, LineText, Muted } from '../record-lines';
import { type SetupStep, STEP_TITLES, type StepState } from './steps';

interface Props {
  missing: readonly SetupStep[];
  states: Record<SetupStep, StepState>;
  pathOf: (step: SetupStep) => string;
}

/** The missing parts of the other steps, each linked, before the last one is finished. */
export function LeftToDo({ missing, states, pathOf }: Props) {
  return (
    <Card title="Left to do" text="Finish now and return to these at any time.">
      <Lines aria-label="Left to do">
        {missing.map((step) => (
          <li key={step}>
            <LineText>
              <RecordLink to={pathOf(step)}>{STEP_TITLES[step]}</RecordLink>
              <Muted as="small">{states[step].note}</Muted>
            </LineText>
          </li>
        ))}
      </Lines>
    </Card>
  );
}
