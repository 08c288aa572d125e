import { useState } from 'react';
import styled from 'styled-components';
import { color, space } from '../../../ui/theme/tokens';
import { Quoted } from '../bubble/talk-style';
import { useTalk } from '../sync/talk-context';

const Strip = styled(Quoted)`
  flex: none;
  margin: 0;
  padding-inline: ${space[5]};
  background: ${color.surface};
  box-shadow: inset 0 -1px ${color.border};
`;

/** The pinned messages, one at a time: a click leads to the message and shows the next one here. */
export function PinnedStrip() {
  const { talk, goTo } = useTalk();
  const [clicks, setClicks] = useState(0);
  const { pinned } = talk;
  const index = clicks % Math.max(pinned.length, 1);
  const shown = pinned[index];
  if (!shown) return null;
  const count = pinned.length > 1 ? ` ${index + 1} of ${pinned.length}` : '';
  return (
    <Strip
      type="button"
      onClick={() => {
        goTo(shown.id);
        setClicks(clicks + 1);
      }}
    >
      <strong>Pinned{count}</strong>
      <span>{shown.card?.title ?? (shown.content || `Files of ${shown.authorName}`)}</span>
    </Strip>
  );
}
