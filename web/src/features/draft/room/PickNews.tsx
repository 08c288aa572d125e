import styled, { keyframes } from 'styled-components';
import { Button } from '../../../ui/button/Button';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { box, font, layer, motion, screen, space } from '../../../ui/theme/tokens';
import type { News } from '../use-reveal';
import { sentenceOf } from './log-sentence';
import type { Room } from './room';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(-12px); }
`;

/**
 * Without a height of its own, so that nothing moves when it appears; in sight wherever the page
 * stands. A desktop has it below whose turn it is; a phone above the turn and its clock
 * (ThumbPlace), as far as can be from a toast, which lies over the top bar.
 */
const Place = styled.div`
  ${screen.desk} {
    position: sticky;
    inset-block: ${space[4]} 7rem;
    z-index: ${layer.bar};
    height: 0;
  }
  ${screen.phone} {
    position: absolute;
    inset: auto 0 calc(100% + ${space[2]});
  }
  ${screen.low} {
    position: fixed;
    inset: auto ${space[4]} ${space[2]};
  }
`;

const Pill = styled.div`
  ${box.row(3)};
  width: fit-content;
  max-width: 100%;
  margin-inline: auto;
  padding: ${space[2]} ${space[3]};
  ${box.surface('large', 'floating')};
  animation: ${arrive} ${motion.slow};
  ${screen.phone} {
    ${font.size('small')};
    line-height: 1.35;
  }
  /* Clicks reach the weeks below it. */
  pointer-events: none;
  button {
    pointer-events: auto;
  }
`;

interface PickNewsProps {
  room: Room;
  news: News;
}

/** The latest entry of the log, for a few seconds over the board; also for screen readers. */
export function PickNews({ room, news: { entry, more, skip } }: PickNewsProps) {
  return (
    <Place role="status" aria-label="The latest pick">
      {entry && (
        <Pill key={entry.seq}>
          {entry.share !== null && <ShareTile shareNumber={entry.share} size={36} />}
          <p>{sentenceOf(room, entry)}</p>
          {more > 0 && (
            <Button size="small" variant="ghost" onClick={skip}>
              Skip
            </Button>
          )}
        </Pill>
      )}
    </Place>
  );
}
