import { type ReactNode, useState } from 'react';
import styled, { css } from 'styled-components';
import type { RequestEventPartsFragment } from '../../generated/graphql';
import { momentText } from '../../lib/dates/dates';
import { fullName } from '../../lib/text/names';
import { Button } from '../../ui/button/Button';
import { EyeOff } from '../../ui/icon/icons';
import { Row } from '../../ui/layout/Stack';
import { box, color, font, radius, space, tone, weight } from '../../ui/theme/tokens';
import { eventText } from './request-text';

const List = styled.ol`
  ${box.grid(4)};
  padding-left: ${space[4]};
  border-left: 2px solid ${color.border};
  ${font.size('small')};
  overflow-wrap: anywhere;
  b {
    font-weight: ${weight.medium};
  }
  time,
  small {
    ${font.muted('tiny')};
  }
`;
const fills = {
  answer: css`
    background: ${color.primarySoft};
  `,
  reply: css`
    background: ${color.sunken};
  `,
  internal: css`
    border-left: 3px solid ${tone('warning').solid};
    background: ${tone('warning').soft};
  `,
};
/** The requester’s messages, the answers, and notes among administrators look different. */
const Note = styled.blockquote<{ $kind: keyof typeof fills }>`
  margin: ${space[1]} 0 0;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  white-space: pre-line;
  ${({ $kind }) => fills[$kind]}
`;

function kindOf(isFromAsker: boolean, isForAsker: boolean): keyof typeof fills {
  if (!isForAsker) return 'internal';
  return isFromAsker ? 'reply' : 'answer';
}

/** Fewer steps in a row are not folded. */
const MANY = 3;

interface Props {
  request: {
    createdAt: string;
    user: { firstName: string; lastName: string };
    history: readonly RequestEventPartsFragment[];
  };
}

/** The author of the request, which the history of an imported one lacks. */
const madeBy = ({ createdAt, user }: Props['request']): RequestEventPartsFragment => ({
  ...{ id: 'made', at: createdAt, kind: 'CREATED', actorName: fullName(user) },
  ...{ status: null, note: null, forwardedTo: null, assigneeName: null, isForAsker: true },
});

/** Splits a history into messages, each alone, and the steps between them. */
function runsOf(history: readonly RequestEventPartsFragment[]) {
  const runs: RequestEventPartsFragment[][] = [];
  let steps: RequestEventPartsFragment[] | undefined;
  for (const event of history) {
    const isStep = event.note === null && event.kind !== 'CREATED';
    if (isStep && steps) steps.push(event);
    else runs.push([event]);
    steps = isStep ? runs.at(-1) : undefined;
  }
  return runs;
}

interface EventProps {
  event: RequestEventPartsFragment;
  asker: string;
  children?: ReactNode;
}

function Event({ event, asker, children }: EventProps) {
  const { at, actorName, note, isForAsker, ...happened } = event;
  return (
    <li>
      <p>
        <b>{actorName}</b> {eventText({ ...happened, isForAsker })}
      </p>
      <time dateTime={at}>{momentText(at)}</time>
      {note && (
        <Note $kind={kindOf(actorName === asker, isForAsker)}>
          {note}
          {!isForAsker && (
            <Row as="small" $gap={1}>
              <EyeOff size={14} aria-hidden /> Not shown to the guest
            </Row>
          )}
        </Note>
      )}
      {children}
    </li>
  );
}

/** Many steps in a row: the last one, and those before it on demand. */
function Steps({ steps, asker }: { steps: readonly RequestEventPartsFragment[]; asker: string }) {
  const [isOpen, setOpen] = useState(false);
  return steps.slice(isOpen ? 0 : -1).map((event) => (
    <Event key={event.id} {...{ event, asker }}>
      {event === steps.at(-1) && (
        <Button
          variant="ghost"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer' : `Show ${steps.length - 1} more`}
        </Button>
      )}
    </Event>
  ));
}

/** The history of a request: who did what and when, oldest first; steps in a row are folded. */
export function RequestHistory({ request }: Props) {
  const { history } = request;
  const made = history.find(({ kind }) => kind === 'CREATED') ?? madeBy(request);
  const asker = made.actorName;
  const all = history.includes(made) ? history : [made, ...history];
  return (
    <List aria-label="History">
      {runsOf(all).map((run) => {
        const [event] = run;
        if (!event) return null;
        if (run.length >= MANY) return <Steps key={event.id} steps={run} asker={asker} />;
        return run.map((one) => <Event key={one.id} event={one} asker={asker} />);
      })}
    </List>
  );
}
