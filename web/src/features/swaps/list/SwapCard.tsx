import { type ReactNode, useContext } from 'react';
import styled from 'styled-components';
import { deadlineText } from '../../../lib/dates/dates';
import { useNow } from '../../../lib/dates/server-clock';
import { flash } from '../../../ui/calendar/week-marks';
import { Card } from '../../../ui/card/Card';
import { LinkedText } from '../../../ui/text/LinkedText';
import { Muted } from '../../../ui/text/Text';
import { box, color, font, radius, space } from '../../../ui/theme/tokens';
import { ValueHint } from '../ask/ValueHint';
import { SwapBadge } from '../SwapBadge';
import { outcomeText, type Story, stepText, storyTitle } from '../story';
import { expiryText, mySides, type Swap } from '../swap';
import { usePromises } from '../use-promises';
import { cardOf, FreshSwaps } from '../use-swap-news';
import { Answers } from './lines-style';
import { SwapWeeks } from './SwapWeeks';

const Place = styled.div`
  border-radius: ${radius.large};
  &[data-fresh='true'] {
    animation: ${flash} 2400ms ease-out;
  }
`;

const Steps = styled.ol`
  ${box.grid(2)};
  padding-left: ${space[3]};
  border-left: 2px solid ${color.border};
  ${font.muted('small')};
`;

function Note({ content }: { content: string }) {
  return (
    <blockquote style={{ margin: 0 }}>
      <LinkedText content={content} isQuoted />
    </blockquote>
  );
}

/** Whether the user's guests come along; nothing without guests, and once the swap has ended. */
function Guests({ swap: { guestsCome } }: { swap: Swap }) {
  if (guestsCome === null) return null;
  return <Muted>Your guests {guestsCome ? 'come' : 'do not come'} along to the new week.</Muted>;
}

/** The next step that the swap waits for. */
function waitingFor(swap: Swap): string | null {
  const { role, acceptedAt, answererName, needsApproval } = swap;
  if (acceptedAt) {
    const who = role === 'ANSWERER' ? 'You' : (answererName ?? 'The other owner');
    return `${who} agreed. An administrator makes the final decision.`;
  }
  if (role === 'REQUESTER' && !answererName) return 'An administrator makes the final decision.';
  return needsApproval ? 'After both agree, an administrator makes the final decision.' : null;
}

/** A swap's story: what was offered before, what is offered now, and how it ended or may go on. */
export function SwapCard({ story, actions }: { story: Story; actions?: ReactNode }) {
  const now = useNow();
  const isFresh = useContext(FreshSwaps).has(story.last.id);
  const { last: swap, earlier } = story;
  const outcome = outcomeText(story);
  const conflicts = usePromises().conflictsOf({ swap });
  const waiting = outcome ? null : waitingFor(swap);
  const expiry = outcome ? '' : ` · ${expiryText(swap, now)}`;
  return (
    <Place {...cardOf(swap.id)} data-fresh={isFresh}>
      <Card
        title={storyTitle(story)}
        text={`${swap.propertyName}${expiry}`}
        actions={<SwapBadge status={swap.status} />}
      >
        {earlier.length > 0 && (
          <Steps aria-label="Offered before">
            {earlier.map((step) => (
              <li key={step.id}>
                {stepText(step)}
                {step.message && <Note content={step.message} />}
              </li>
            ))}
          </Steps>
        )}
        <SwapWeeks {...mySides(swap)} status={swap.status} />
        {!outcome && swap.value && <ValueHint value={swap.value} />}
        {swap.message && <Note content={swap.message} />}
        <Guests swap={swap} />
        {waiting && <Muted>{waiting}</Muted>}
        {!outcome && <Muted>Answer by {deadlineText(swap.expiresAt, swap.timeZone)}</Muted>}
        {!outcome && conflicts.map((text) => <p key={text}>{text}</p>)}
        {outcome && <p>{outcome}</p>}
        {outcome && swap.answerNote && <Note content={swap.answerNote} />}
        {actions && <Answers>{actions}</Answers>}
      </Card>
    </Place>
  );
}
