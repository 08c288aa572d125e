import { useState } from 'react';
import { deadlineText } from '../../../lib/dates/dates';
import { useNow } from '../../../lib/dates/server-clock';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { Badge } from '../../../ui/text/Badge';
import { Muted } from '../../../ui/text/Text';
import { useGuestsCome } from '../ask/use-guests-come';
import { Answers } from '../list/lines-style';
import { SwapWeeks } from '../list/SwapWeeks';
import { expiryText } from '../swap';
import { usePromises } from '../use-promises';
import { type EndedFound, type Proposal, progressText, proposalText } from './found';
import { useFoundActions } from './use-found';

const TITLES = ['', 'An open week from your list', 'Two-way swap', 'Three-way swap'];

const QUESTIONS = {
  yes: {
    title: 'Say yes to this swap?',
    text: 'Until all have said yes, you can still say no.',
    label: 'Yes, swap',
  },
  no: {
    title: 'Say no to this swap?',
    text: 'You keep your week. No one is shown who said no, and these two weeks are not proposed for 30 days.',
    label: 'No, keep my week',
  },
};

const TAKE_BACK = {
  title: 'Take back your yes?',
  text: 'The proposal ends, and you keep your week. No one is shown who ended it, and these two weeks are not proposed for 30 days.',
  label: 'Take it back',
};

const LAST_YES = 'The weeks are swapped at once; this cannot be undone.';

/** By when someone has to answer, and what follows. */
function timeText({ hasAgreed, expiresAt, timeZone, needsApproval }: Proposal): string {
  const until = deadlineText(expiresAt, timeZone);
  return [
    hasAgreed
      ? `The others have until ${until}.`
      : `Answer by ${until}. You can decline without a reason.`,
    needsApproval && 'After all have said yes, an administrator makes the final decision.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A swap that was found and did not go through, and why. */
export function EndedFoundCard({ ended }: { ended: EndedFound }) {
  const { propertyName, give, get, reason } = ended;
  return (
    <Card
      title="A swap that was found for you"
      text={propertyName}
      actions={<Badge>Did not go through</Badge>}
    >
      <SwapWeeks give={give} get={get} status="CANCELLED" />
      <p>{reason}</p>
    </Card>
  );
}

/** A swap that was found: what the user gives and gets, and how many have said yes. */
export function FoundCard({ proposal }: { proposal: Proposal }) {
  const now = useNow();
  const [asked, setAsked] = useState<keyof typeof QUESTIONS>();
  const { answer, isBusy } = useFoundActions();
  const { propertyName, give, get, ownerCount, agreedCount, hasAgreed, needsApproval } = proposal;
  const words = asked === 'no' && hasAgreed ? TAKE_BACK : QUESTIONS[asked ?? 'yes'];
  const isLast = agreedCount === ownerCount - 1 && !hasAgreed && !needsApproval;
  const conflicts = usePromises().conflictsOf({ proposal });
  const { guestsCome, question } = useGuestsCome({ ...give, propertyId: proposal.propertyId });
  const confirm = async () => {
    await answer(proposal, { isYes: asked === 'yes', guestsCome });
    setAsked(undefined);
  };
  return (
    <>
      <Card
        title={TITLES[ownerCount]}
        text={`${propertyName} · ${expiryText(proposal, now)}`}
        actions={hasAgreed && <Badge tone="success">You said yes</Badge>}
      >
        <SwapWeeks give={give} get={get} />
        <p role="status">{progressText(proposal)}</p>
        {conflicts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {proposal.status !== 'AGREED' && <Muted $wrap="pretty">{timeText(proposal)}</Muted>}
        <Answers>
          <Button variant="secondary" disabled={isBusy} onClick={() => setAsked('no')}>
            {hasAgreed ? 'Take it back' : 'No'}
          </Button>
          {!hasAgreed && (
            <Button busy={isBusy} onClick={() => setAsked('yes')}>
              Yes
            </Button>
          )}
        </Answers>
      </Card>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={words.title}
        description={[
          proposalText(proposal),
          isLast && asked === 'yes' ? LAST_YES : words.text,
          ...(asked === 'yes' ? conflicts : []),
        ].join(' ')}
        confirmLabel={words.label}
        cancelLabel="Not now"
        busy={isBusy}
        onConfirm={confirm}
      >
        {asked === 'yes' && question}
      </ConfirmDialog>
    </>
  );
}
