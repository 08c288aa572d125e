import styled from 'styled-components';
import type { FairnessLedgerQuery } from '../../../generated/graphql';
import { groupBy } from '../../../lib/group-by';
import { ShareTile } from '../../../ui/data/ShareTile';
import { color, radius, screen, size, space, weight } from '../../../ui/theme/tokens';
import { holderName, type Room } from '../room/room';

type Row = FairnessLedgerQuery['fairnessLedger'][number];

const Figure = styled.figure`
  max-width: 44rem;
  margin: 0 0 ${space[5]};
  figcaption {
    margin-bottom: ${space[3]};
    color: ${color.textMuted};
    text-wrap: pretty;
  }
  ul {
    display: grid;
    gap: ${space[2]};
  }
  li {
    display: grid;
    grid-template-columns: 30px minmax(0, 9rem) minmax(0, 1fr) 6.5rem;
    gap: ${space[3]};
    align-items: center;
    font-size: ${size.small};
  }
  li > :nth-child(2) {
    overflow: hidden;
    text-overflow: ellipsis;
    font-weight: ${weight.medium};
    white-space: nowrap;
  }
  li > :last-child {
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  ${screen.phone} {
    li {
      grid-template-columns: 30px minmax(0, 6rem) minmax(0, 1fr) 5.5rem;
      gap: ${space[2]};
    }
  }
`;

const Track = styled.span`
  height: 0.75rem;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  background: ${color.sunken};
  > i {
    display: block;
    height: 100%;
    background: ${color.primary};
  }
`;

/** How many of a share’s weeks were at the top of its list, over all years that were drafted. */
function wishesOf(rows: readonly Row[]) {
  let [granted, weeks] = [0, 0];
  for (const { firstChoices, peak, high, low } of rows) {
    if (firstChoices === null) continue;
    granted += firstChoices;
    // Weeks can have been given back since.
    weeks += Math.max(firstChoices, peak + high + low);
  }
  return { granted, weeks };
}

/** A bar per share: how near it came to its wishes over the years. Nothing if no draft has ended. */
export function WishBars({ rows, room }: { rows: readonly Row[]; room: Room | null }) {
  const shares = [...groupBy(rows, ({ shareNumber }) => shareNumber)]
    .map(([share, years]) => ({ share, ...wishesOf(years) }))
    .filter(({ weeks }) => weeks > 0)
    .sort((one, other) => one.share - other.share);
  if (!shares.some(({ granted }) => granted > 0)) return null;
  return (
    <Figure>
      <figcaption id="wish-bars">
        How often each share got the week at the top of its wish list, in all drafts so far.
      </figcaption>
      <ul aria-labelledby="wish-bars">
        {shares.map(({ share, granted, weeks }) => (
          <li key={share}>
            <ShareTile shareNumber={share} size={30} />
            <span>{room?.seats.has(share) && holderName(room, share)}</span>
            <Track aria-hidden>
              <i style={{ width: `${(100 * granted) / weeks}%` }} />
            </Track>
            <span>
              {granted} of {weeks} weeks
            </span>
          </li>
        ))}
      </ul>
    </Figure>
  );
}
