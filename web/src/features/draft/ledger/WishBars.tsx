import styled from 'styled-components';
import type { FairnessLedgerQuery } from '../../../generated/graphql';
import { groupBy } from '../../../lib/group-by';
import { ShareTile } from '../../../ui/data/ShareTile';
import { space } from '../../../ui/theme/tokens';
import { holderName, type Room } from '../room/room';
import { Bars } from './Bars';

type Row = FairnessLedgerQuery['fairnessLedger'][number];

const Holder = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
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
    <Bars
      caption="How often each share got the week at the top of its wish list, in all drafts so far."
      bars={shares.map(({ share, granted, weeks }) => ({
        key: share,
        name: (
          <Holder>
            <ShareTile shareNumber={share} size={30} />
            {room?.seats.has(share) && <span>{holderName(room, share)}</span>}
          </Holder>
        ),
        percent: (100 * granted) / weeks,
        text: `${granted} of ${weeks} weeks`,
      }))}
    />
  );
}
