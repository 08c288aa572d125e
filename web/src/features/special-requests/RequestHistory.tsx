import { EyeOff } from 'lucide-react';
import styled from 'styled-components';
import type { RequestEventPartsFragment } from '../../generated/graphql';
import { momentText } from '../../lib/dates/dates';
import { Row } from '../../ui/layout/Stack';
import { color, radius, size, space, weight } from '../../ui/theme/tokens';
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
const Note = styled.blockquote`
  margin: ${space[1]} 0 0;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  white-space: pre-line;
`;

/** The history of a request: who did what and when, oldest first. */
export function RequestHistory({ history }: { history: readonly RequestEventPartsFragment[] }) {
  return (
    <List aria-label="History">
      {history.map(({ id, at, actorName, note, isForAsker, ...happened }) => (
        <li key={id}>
          <p>
            <b>{actorName}</b> {eventText({ ...happened, isForAsker })}
          </p>
          <time dateTime={at}>{momentText(at)}</time>
          {note && <Note>{note}</Note>}
          {note && !isForAsker && (
            <Row as="small" $gap={1}>
              <EyeOff size={14} aria-hidden /> Not shown to the guest
            </Row>
          )}
        </li>
      ))}
    </List>
  );
}
