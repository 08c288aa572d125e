import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Card } from '../../../ui/layout/Card';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Row, Stack } from '../../../ui/layout/Stack';
import { screen, space } from '../../../ui/theme/tokens';
import { StepList } from './StepList';
import { SETUP_STEPS, type SetupStep, STEP_TITLES, type StepState } from './steps';

const Columns = styled.div`
  display: grid;
  gap: ${space[5]};
  align-items: start;
  ${screen.wide} {
    grid-template-columns: 15rem minmax(0, 1fr);
  }
`;

interface Props {
  title: string;
  text: string;
  back: { to: string; label: string };
  step: SetupStep;
  states: Record<SetupStep, StepState> | undefined;
  pathOf: (step: SetupStep) => string;
  /** What the step is for, in one line. */
  hint: string;
  children: ReactNode;
}

/** Their forms save and lead on: that is the step's main button. */
const SAVING: readonly SetupStep[] = ['details', 'shares'];

/** One step of setting up a property, beside the list of all steps; each can be left and resumed. */
export function SetupFrame({ title, text, back, step, states, pathOf, hint, children }: Props) {
  const place = SETUP_STEPS.indexOf(step);
  const previous = SETUP_STEPS[place - 1];
  const next = SETUP_STEPS[place + 1];
  return (
    <Page width="wide">
      <PageHeader title={title} text={text} back={back} />
      <Columns>
        <StepList current={step} states={states} pathOf={pathOf} />
        <Stack>
          <Card title={`${place + 1}. ${STEP_TITLES[step]}`} text={hint}>
            {children}
          </Card>
          {states && (
            <Row $justify="space-between">
              {previous ? (
                <LinkButton to={pathOf(previous)} variant="secondary">
                  Back to {STEP_TITLES[previous].toLowerCase()}
                </LinkButton>
              ) : (
                <span />
              )}
              <LinkButton
                to={next ? pathOf(next) : back.to}
                variant={SAVING.includes(step) ? 'secondary' : 'primary'}
              >
                {next ? `Next: ${STEP_TITLES[next].toLowerCase()}` : 'Finish'}
              </LinkButton>
            </Row>
          )}
        </Stack>
      </Columns>
    </Page>
  );
}
