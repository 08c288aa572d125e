import styled, { keyframes } from 'styled-components';
import { Button } from '../../../ui/button/Button';
import { ShareTile } from '../../../ui/data/ShareTile';
import { bar, color, layer, motion, radius, screen, shadow, space } from '../../../ui/theme/tokens';
import type { News } from '../use-reveal';
import { sentenceOf } from './log-sentence';
import type { Room } from './room';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(-12px); }
`;

/**
 * Below whose turn it is, without a height of its own, so that nothing moves when it appears; in
 * sight wherever the page stands.
 */
const Place = styled.div`
  position: sticky;
  inset-block: ${space[4]} 7rem;
  z-index: ${layer.bar};
  height: 0;
  ${screen.phone} {
    top: calc(${bar.top} + env(safe-area-inset-top) + ${space[2]});
    bottom: calc(${bar.bottom} + 7rem);
    /* Below a toast, which lies over the top bar. */
    body:has([data-toast][data-state='open']) & {
      top: calc(${bar.top} + env(safe-area-inset-top) + 3.5rem);
    }
  }
`;

const Pill = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: fit-content;
  max-width: 100%;
  margin-inline: auto;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  animation: ${arrive} ${motion.slow};
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
