import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../../../ui/card/Card';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Split } from '../../../ui/layout/Split';
import { Row, Stack } from '../../../ui/layout/Stack';
import { banner, screen, space } from '../../../ui/theme/tokens';
import { LeftToDo } from './LeftToDo';
import { BackToStep, OnToStep } from './StepLinks';
import { StepList } from './StepList';
import { StepTitle } from './StepTitle';
import {
  missingSteps,
  SETUP_STEPS,
  type SetupStep,
  STEP_TITLES,
  STEPS_WITH_OWN_BUTTONS,
  type StepState,
} from './steps';

interface Props {
  title: string;
  text: ReactNode;
  back: { to: string; label: string };
  step: SetupStep;
  states: Record<SetupStep, StepState> | undefined;
  pathOf: (step: SetupStep) => string;
  /** Called when one goes on from the step. */
  onPass?: () => void;
  /** The purpose of the step, in one line. */
  hint: string;
  /** Shown instead of the step while its sheet is imported. */
  sheet?: ReactNode;
  children: ReactNode;
}

/** The list of steps stays in sight while the step scrolls. */
const Beside = styled.div`
  ${screen.wide} {
    position: sticky;
    top: calc(${banner} + ${space[5]});
  }
`;

/** A phone leaves room below for a toast. */
const Main = styled(Stack)`
  ${screen.phone} {
    padding-bottom: 3.5rem;
  }
`;

/** One step of setting up a property, beside the list of all steps; each can be left and resumed. */
export function SetupFrame({ title, text, back, hint, sheet, children, ...steps }: Props) {
  const { step, states, pathOf, onPass } = steps;
  const place = SETUP_STEPS.indexOf(step);
  const next = SETUP_STEPS[place + 1];
  const missing = states && !next ? missingSteps(states) : [];
  const others = missing.filter((one) => one !== step);
  return (
    <Page width="wide">
      <PageHeader title={title} text={text} back={back} />
      <Split $columns="15rem minmax(0, 1fr)">
        <Beside>
          <StepList current={step} {...{ states, pathOf, onPass }} />
        </Beside>
        <Main>
          {sheet || (
            <>
              <Card
                title={<StepTitle>{`${place + 1}. ${STEP_TITLES[step]}`}</StepTitle>}
                text={hint}
              >
                {children}
              </Card>
              {states && others.length > 0 && <LeftToDo missing={others} {...{ states, pathOf }} />}
              {states && !STEPS_WITH_OWN_BUTTONS.includes(step) && (
                // At the end: a toast covers the start on a desk. The bar of the seasons leads on.
                <Row $justify="end">
                  <BackToStep {...{ step, pathOf }} />
                  {step !== 'seasons' && <OnToStep {...{ step, pathOf, onPass }} />}
                </Row>
              )}
            </>
          )}
        </Main>
      </Split>
    </Page>
  );
}
