import { Facts } from '../../../ui/text/Facts';
import { size } from '../../../ui/theme/tokens';
import { durationText } from '../use-clock';
import type { Room } from './room';
import { Part } from './room-style';

/** The draft's settings, and what happens at a deadline. */
export function RulesNote({ room }: { room: Room }) {
  const { rounds, order, windowSeconds, holidayCap, peakCap } = room.draft.rules;
  return (
    <Part className="framed" style={{ fontSize: size.small }}>
      <header>
        <h2>The rules</h2>
      </header>
      <Facts
        facts={[
          ['Rounds', rounds],
          [
            'Order',
            order === 'SERPENTINE'
              ? 'Every other round in reverse order'
              : 'Every round in the same order',
          ],
          ['A turn lasts', durationText(windowSeconds)],
          [
            'Holidays',
            holidayCap === null ? 'Any number' : `${holidayCap} each before the last round`,
          ],
          ...(peakCap === null ? [] : [['Peak weeks', `${peakCap} each`] as const]),
          [
            'Deadline',
            'The best remaining week of the wish list; without one, a second turn at the end of the round, then the best remaining week, which is open to swap as soon as the draft ends.',
          ],
        ]}
      />
    </Part>
  );
}
