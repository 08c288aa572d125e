import { fullDates } from '../../../lib/dates/week-dates';
import { counted } from '../../../lib/text/format';
import { Fold } from '../../../ui/layout/Fold';
import { ShowAll } from '../../../ui/list/ShowAll';
import { LinkedText } from '../../../ui/text/LinkedText';
import { SwapBadge } from '../SwapBadge';
import { type Story, storyTitle } from '../story';
import { mySides } from '../swap';
import { Line, Lines, LineText } from './lines-style';
import { TakeMineBack } from './TakeMineBack';

function Ended({ story }: { story: Story }) {
  const { last: swap } = story;
  const { give, get } = mySides(swap);
  return (
    <Line>
      <LineText>
        <strong>{storyTitle(story)}</strong>
        <p>
          {swap.propertyName}: {fullDates(give)} for {fullDates(get)}
        </p>
        {swap.answerNote && <LinkedText content={swap.answerNote} isQuoted />}
      </LineText>
      <div>
        <SwapBadge status={swap.status} />
        <TakeMineBack swap={swap} />
      </div>
    </Line>
  );
}

/** Past swaps with their final status, newest first, folded until someone wants to see them. */
export function EndedSwaps({ stories }: { stories: readonly Story[] }) {
  return (
    <Fold summary={`Show ${counted(stories.length, 'swap')} that ended`}>
      <ShowAll items={stories} List={Lines}>
        {(story) => <Ended key={story.last.id} story={story} />}
      </ShowAll>
    </Fold>
  );
}
