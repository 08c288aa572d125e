import styled from 'styled-components';
import { IconButton } from '../button/IconButton';
import { ChevronLeft, ChevronRight } from '../icon/icons';
import { box, font, space } from '../theme/tokens';

interface Step {
  label: string;
  onClick: () => void;
}

interface StepperProps {
  /** The current item, such as '2026'. */
  children: string;
  previous: Step;
  next: Step;
}

const Root = styled.div`
  ${box.row(1)};
  margin-left: -${space[3]};
`;

const Now = styled.h2`
  min-width: 2.4em;
  ${font.heading('display', 1.1)};
  text-align: center;
`;

/** Buttons for the previous and next item around a large heading of the current one. */
export function Stepper({ children, previous, next }: StepperProps) {
  return (
    <Root>
      <IconButton {...previous} icon={<ChevronLeft size={24} aria-hidden />} />
      <Now aria-live="polite">{children}</Now>
      <IconButton {...next} icon={<ChevronRight size={24} aria-hidden />} />
    </Root>
  );
}
