import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { MailCaveat } from '../../../ui/feedback/MailCaveat';
import { FlaskConical, Pause, PencilLine, Play, Trash2, Undo2 } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/Stack';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { Badge } from '../../../ui/text/Badge';
import { type Room, shareAndOwner } from '../room/room';
import { PlanDialog } from './PlanDialog';
import { ReasonDialog } from './ReasonDialog';
import { RehearsalDialog } from './RehearsalDialog';
import { shortageText } from './shortage';
import { UndoDialog } from './UndoDialog';
import { type SteeringAction, useSteering } from './use-steering';

interface SteerBarProps {
  room: Room;
  refresh: () => Promise<unknown>;
}

const QUESTIONS: Record<
  SteeringAction,
  { title: string; description: string; confirmLabel: string }
> = {
  open: {
    title: 'Open the draft now?',
    description:
      'Order, weeks and rules are fixed, and the first turn starts: its owner gets an email.',
    confirmLabel: 'Open it',
  },
  drop: {
    title: 'Drop this plan?',
    description: 'The wish lists are kept; the draft can be planned again.',
    confirmLabel: 'Drop it',
  },
};

/** The question; for opening with who is first, and what happens where the weeks do not last. */
function questionOf(action: SteeringAction, room: Room, shortage: string | undefined) {
  const { description, ...texts } = QUESTIONS[action];
  if (action !== 'open') return { ...texts, description };
  const [first] = room.draft.seats;
  const sentences = [
    description,
    first && `First to choose: ${shareAndOwner(first)}.`,
    shortage && `There are only ${shortage}: the last turns get none.`,
  ];
  return {
    ...texts,
    description: sentences.filter(Boolean).join(' '),
    children: <MailCaveat later="The owner gets the email once it is." />,
  };
}

function Shortage({ text }: { text: string | undefined }) {
  return text && <Badge tone="warning">{text}</Badge>;
}

/** The controls that move the draft forward. */
const LEADING: ReadonlySet<string> = new Set(['open', 'resume']);

/** When the last pick can be undone. */
const UNDOABLE: ReadonlySet<string> = new Set(['RUNNING', 'PAUSED']);

/** The administrator's actions that the draft's status allows. */
export function SteerBar({ room, refresh }: SteerBarProps) {
  const { draft, state } = room;
  const { status, weeks, seats, rules } = draft;
  const shortage = shortageText(weeks.length, seats.length * rules.rounds);
  const last = state.picks.at(-1);
  const [asked, ask] = useState<
    SteeringAction | 'plan' | 'rehearse' | 'pause' | 'resume' | 'undo'
  >();
  const { isBusy, ...act } = useSteering(draft, refresh);
  const close = () => ask(undefined);
  const question = asked && asked in QUESTIONS ? (asked as SteeringAction) : undefined;
  const button = (action: NonNullable<typeof asked>, label: string, Icon: typeof Pause) => (
    <Button
      key={action}
      variant={LEADING.has(action) ? 'primary' : 'secondary'}
      icon={<Icon size={18} aria-hidden />}
      onClick={() => ask(action)}
    >
      {label}
    </Button>
  );
  return (
    <Row as="fieldset" $gap={2} aria-label="Steer the draft">
      {status === 'PLANNED' && [
        button('open', 'Open now', Play),
        <Shortage key="shortage" text={shortage} />,
        button('rehearse', 'Rehearse', FlaskConical),
        button('plan', 'Change the plan', PencilLine),
        button('drop', 'Drop', Trash2),
      ]}
      {status === 'RUNNING' && button('pause', 'Pause', Pause)}
      {status === 'PAUSED' && button('resume', 'Resume', Play)}
      {UNDOABLE.has(status) && last && button('undo', 'Undo last pick', Undo2)}
      {question && (
        <ConfirmDialog
          onClose={close}
          {...questionOf(question, room, shortage)}
          danger={question === 'drop'}
          busy={isBusy}
          onConfirm={() => act[question]().then(close)}
        />
      )}
      {asked === 'plan' && (
        <PlanDialog
          propertyId={draft.propertyId}
          year={draft.year}
          draft={draft}
          refresh={refresh}
          onClose={close}
        />
      )}
      {asked === 'rehearse' && <RehearsalDialog draftId={draft.id} onClose={close} />}
      {asked === 'pause' && (
        <ReasonDialog
          title="Pause the draft?"
          description="The clock of the current turn stops until you resume the draft."
          submitLabel="Pause"
          isBusy={isBusy}
          onSubmit={(reason) => act.pause(reason).then(close)}
          onClose={close}
        />
      )}
      {asked === 'resume' && (
        <ReasonDialog
          title="Resume the draft?"
          description="The current turn has the time that was left when the draft was paused."
          submitLabel="Resume"
          isOptional
          isBusy={isBusy}
          onSubmit={(reason) => act.resume(reason).then(close)}
          onClose={close}
        />
      )}
      {asked === 'undo' && last && (
        <UndoDialog
          {...{ room, last, isBusy }}
          onUndo={(reason, week) => act.undo(reason, week).then(close)}
          onClose={close}
        />
      )}
    </Row>
  );
}
