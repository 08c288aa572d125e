import { type ComponentProps, useState } from 'react';
import { momentText } from '../../../lib/dates/dates';
import { longDates } from '../../../lib/dates/week-dates';
import { Button } from '../../../ui/button/Button';
import { LeaveButton } from '../../../ui/button/LeaveButton';
import { Select } from '../../../ui/form/Select';
import { TextArea } from '../../../ui/form/TextArea';
import { Dialog } from '../../../ui/overlay/Dialog';
import { claimingShares, limitEnd, type Situation, type Week } from '../calendar';
import type { WeekActions } from './use-week-actions';

/** Matches the server's limit (nameGuests). */
const MAX_GUESTS_LENGTH = 500;

interface StepProps {
  /** The dialog's title and close action, shared by all steps. */
  frame: Pick<ComponentProps<typeof Dialog>, 'open' | 'onOpenChange' | 'title' | 'description'>;
  week: Week;
  actions: WeekActions;
  onBack: () => void;
  onDone: () => void;
}

/** Confirms a claim, and asks for the share if the user owns several. */
export function ClaimStep({
  frame,
  actions,
  situation,
  onBack,
  onDone,
}: StepProps & { situation: Situation }) {
  const mine = claimingShares(situation);
  const end = limitEnd(situation.calendar, situation.now);
  const [shareId, setShareId] = useState(mine[0]?.shareId ?? '');
  const submit = async () => {
    if (await actions.claim(shareId)) onDone();
    else onBack();
  };
  return (
    <Dialog
      {...frame}
      onSubmit={submit}
      footer={
        <>
          <Button variant="secondary" onClick={onBack}>
            Not now
          </Button>
          <Button type="submit" busy={actions.isBusy} autoFocus>
            Yes, take it
          </Button>
        </>
      }
    >
      {mine.length > 1 ? (
        <Select
          label="For which of your shares?"
          value={shareId}
          onValueChange={setShareId}
          options={mine.map((share) => ({
            value: share.shareId,
            label: `Share ${share.shareNumber}`,
          }))}
        />
      ) : (
        <p>Take this week for your share {mine[0]?.shareNumber}? Your co-owners see it at once.</p>
      )}
      {end && (
        <p>
          Until {momentText(end)}, a share may take one open week: this one. You may give it back
          and take another.
        </p>
      )}
    </Dialog>
  );
}

export function ReleaseStep({ frame, week, actions, onBack, onDone }: StepProps) {
  const submit = async () => {
    if (await actions.release()) onDone();
    else onBack();
  };
  return (
    <Dialog
      {...frame}
      onSubmit={submit}
      footer={
        <>
          <Button variant="secondary" onClick={onBack}>
            Keep it
          </Button>
          <Button type="submit" variant="danger" busy={actions.isBusy} autoFocus>
            Yes, give it back
          </Button>
        </>
      }
    >
      <p>
        Give back {longDates(week)} {week.endDate.slice(0, 4)} (week {week.week})
        {week.booking && ` of share ${week.booking.shareNumber}`}? It opens again at once, any
        co-owner may take it, and pending swaps for it are cancelled.
      </p>
    </Dialog>
  );
}

export function GuestsStep({ frame, week, actions, onBack, onDone }: StepProps) {
  const [first] = useState(week.booking?.guests ?? '');
  const [guests, setGuests] = useState(first);
  const submit = async () => {
    if (await actions.name(guests.trim())) onDone();
  };
  return (
    <Dialog
      {...frame}
      onSubmit={submit}
      isUnsaved={guests.trim() !== first}
      footer={
        <>
          <LeaveButton onLeave={onBack}>Cancel</LeaveButton>
          <Button type="submit" busy={actions.isBusy}>
            Save guests
          </Button>
        </>
      }
    >
      <TextArea
        label="Who stays?"
        hint="Only you and the administrators see this."
        rows={2}
        maxLength={MAX_GUESTS_LENGTH}
        value={guests}
        onChange={({ target }) => setGuests(target.value)}
        autoFocus
      />
    </Dialog>
  );
}
