import { useId, useState } from 'react';
import { deadlineText } from '../../../lib/dates/dates';
import { fullDates } from '../../../lib/dates/week-dates';
import { guestsLose } from '../../../lib/text/names';
import { Button } from '../../../ui/button/Button';
import { Select } from '../../../ui/choice/Select';
import { ReasonField } from '../../../ui/form/ReasonField';
import { DialogStep } from '../../../ui/overlay/Dialog';
import { claimingShares, limitEnd } from '../calendar';
import type { StepProps } from './use-week-actions';

/** Confirms a claim, and asks for the share if the user owns several. */
export function ClaimStep({ situation, actions, go }: StepProps) {
  const question = useId();
  // The choices stay as they were while the claim is on its way.
  const [mine] = useState(() => claimingShares(situation));
  const end = limitEnd(situation.calendar, situation.now);
  const [shareId, setShareId] = useState(mine[0]?.shareId ?? '');
  const submit = async () => {
    const isDone = await actions.claim(shareId);
    go('look', isDone ? 'The week is yours. Enjoy your stay.' : undefined);
  };
  return (
    <DialogStep
      onSubmit={submit}
      footer={
        <>
          <Button variant="secondary" onClick={() => go('look')}>
            Not now
          </Button>
          <Button type="submit" busy={actions.isBusy} autoFocus aria-describedby={question}>
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
        <p id={question}>
          Take this week for your share {mine[0]?.shareNumber}? Your co-owners see it at once.
        </p>
      )}
      {end && (
        <p>
          Until {deadlineText(end, situation.calendar.timeZone)}, a share may take one open week:
          this one. You may give it back and take another.
        </p>
      )}
    </DialogStep>
  );
}

export function ReleaseStep({ situation: { week }, actions, go }: StepProps) {
  const question = useId();
  const [reason, setReason] = useState('');
  const lost = week.booking && guestsLose(week.booking);
  const isAnothers = week.booking !== null && !week.booking.isMine;
  const submit = async () => {
    const isDone = await actions.release(reason);
    go('look', isDone ? 'Week given back. It is open again.' : undefined);
  };
  return (
    <DialogStep
      onSubmit={submit}
      footer={
        <>
          <Button variant="secondary" onClick={() => go('look')}>
            Keep it
          </Button>
          <Button
            type="submit"
            variant="danger"
            busy={actions.isBusy}
            disabled={isAnothers && reason.trim() === ''}
            autoFocus={!isAnothers}
            aria-describedby={question}
          >
            Yes, give it back
          </Button>
        </>
      }
    >
      <p id={question}>
        Give back {fullDates(week)} (week {week.week})
        {week.booking && ` of share ${week.booking.shareNumber}`}? It opens again at once, any
        co-owner may take it, and pending swaps for it are cancelled.
      </p>
      {lost && <p>{lost}</p>}
      {isAnothers && <ReasonField required value={reason} onChange={setReason} />}
    </DialogStep>
  );
}
