import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useReadOnly } from '../../../lib/read-only';
import { Button } from '../../../ui/button/Button';
import { CircleCheck } from '../../../ui/icon/icons';
import { DialogStep } from '../../../ui/overlay/Dialog';
import { box, color, radius, space, tone } from '../../../ui/theme/tokens';
import { type ComingWeek, comingWeek } from '../calendar';
import { GiveButtons } from './GiveButtons';
import { GuestFact } from './GuestFact';
import { OwnerLink } from './OwnerLink';
import { StayLinks } from './StayLinks';
import type { StepProps } from './use-week-actions';
import { WeekDetails } from './WeekDetails';
import { weekButtons } from './week-buttons';

const Done = styled.p`
  ${box.row(3)};
  margin-bottom: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${tone('success').soft};
  color: ${color.text};
  svg {
    color: ${tone('success').text};
  }
`;

interface LookStepProps extends StepProps {
  done: string | undefined;
  swapOf: ((week: ComingWeek) => ReactNode) | undefined;
}

/** The holder of the week, the latest change, and the user’s possible actions. */
export function LookStep({ situation, go, onClose, done, swapOf }: LookStepProps) {
  const coming = comingWeek(situation);
  const swap = coming && swapOf?.(coming);
  const isReadOnly = useReadOnly();
  const isOver = done !== undefined || isReadOnly;
  const footer = isOver ? (
    <Button onClick={onClose}>{done ? 'Done' : 'Close'}</Button>
  ) : (
    <>
      {weekButtons({ ...situation, onStep: go, onClose })}
      <OwnerLink {...situation} />
      {!coming?.isMine && swap}
    </>
  );
  return (
    <DialogStep footer={footer}>
      {done && (
        <Done role="status">
          <CircleCheck size={22} aria-hidden />
          {done}
        </Done>
      )}
      <WeekDetails {...situation} />
      {!isOver && situation.week.booking?.guestName && <GuestFact {...situation} go={go} />}
      {!isOver && <GiveButtons {...{ situation, go }} />}
      {!isReadOnly && <StayLinks {...{ situation, go }} />}
      {!isOver && coming?.isMine && swap}
    </DialogStep>
  );
}
