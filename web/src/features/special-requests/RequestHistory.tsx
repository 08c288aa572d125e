import { EyeOff } from 'lucide-react';
import styled, { css } from 'styled-components';
import type { RequestEventPartsFragment } from '../../generated/graphql';
import { momentText } from '../../lib/dates/dates';
import { Row } from '../../ui/layout/Stack';
import { color, radius, size, space, tone, weight } from '../../ui/theme/tokens';
import { eventText } from './request-text';

const List = styled.ol`
  display: grid;
  gap: ${space[4]};
  padding-left: ${space[4]};
  border-left: 2px solid ${color.border};
  font-size: ${size.small};
  overflow-wrap: anywhere;
  b {
    font-weight: ${weight.medium};
  }
  time,
  small {
    color: ${color.textMuted};
    font-size: ${size.tiny};
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
/** What the asker wrote, what they were answered, and what only administrators see, look apart. */
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

/** The history of a request: who did what and when, oldest first. */
export function RequestHistory({ history }: { history: readonly RequestEventPartsFragment[] }) {
  const asker = history.find(({ kind }) => kind === 'CREATED')?.actorName;
  return (
    <List aria-label="History">
      {history.map(({ id, at, actorName, note, isForAsker, ...happened }) => (
        <li key={id}>
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
        </li>
      ))}
    </List>
  );
}
