import styled, { keyframes } from 'styled-components';
import { dateText } from '../../../lib/dates/dates';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { box, color, font, motion, space } from '../../../ui/theme/tokens';
import { evidenceOf, sentenceOf } from './log-sentence';
import type { Room } from './room';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`;

const List = styled.ol`
  position: relative;
  display: grid;
  max-height: 28rem;
  ${box.scroll};
`;

const Item = styled.li`
  ${box.grid(3)};
  grid-template-columns: 30px minmax(0, 1fr);
  padding: ${space[3]} 0;
  border-bottom: 1px solid ${color.border};
  ${font.size('small')};
  line-height: 1.35;
  animation: ${arrive} ${motion.slow};
  &:last-child {
    border-bottom: 0;
  }
  p + p {
    margin-top: 2px;
    ${font.muted('tiny')};
  }
`;

const WHEN = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;

/** All events of the draft, latest first. */
export function DraftLog({ room }: { room: Room }) {
  return (
    <List aria-label="What has happened" tabIndex={0}>
      {room.draft.log.toReversed().map((entry) => (
        <Item key={entry.seq}>
          <span>{entry.share !== null && <ShareTile shareNumber={entry.share} size={30} />}</span>
          <div>
            <p>{sentenceOf(room, entry)}</p>
            <p>
              {[entry.share !== null && `Share ${entry.share}`, evidenceOf(entry)]
                .filter(Boolean)
                .map((part) => `${part} · `)}
              <time dateTime={entry.at}>{dateText(entry.at, WHEN)}</time>
            </p>
          </div>
        </Item>
      ))}
    </List>
  );
}
