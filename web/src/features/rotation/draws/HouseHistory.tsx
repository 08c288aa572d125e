import type { ChainEntry } from '@rules/chain';
import styled from 'styled-components';
import { momentText } from '../../../lib/dates/dates';
import { ShowAll } from '../../../ui/list/ShowAll';
import { color, font, space } from '../../../ui/theme/tokens';

const List = styled.ol`
  li {
    padding: ${space[2]} 0;
    border-bottom: 1px solid ${color.border};
    overflow-wrap: anywhere;
  }
  time {
    ${font.muted('small')};
  }
`;

type Words = {
  [Kind in ChainEntry['kind']]: (entry: Extract<ChainEntry, { kind: Kind }>) => string;
};

const WORDS: Words = {
  BEGUN: () => 'The log of the house begins with all that was set and drafted before.',
  ROTATION_SET: ({ setting, reason }) =>
    `Share ${setting.firstShare} was set to choose first in ${setting.year}${reason ? `: “${reason}”` : '.'}`,
  PLANNED: ({ year }) => `The draft of ${year} was planned.`,
  DROPPED: ({ year }) => `The plan of ${year} was deleted.`,
  REHEARSED: ({ year }) => `The draft of ${year} was rehearsed.`,
  OPENED: ({ year }) => `The draft of ${year} was opened.`,
  ENDED: ({ year }) => `The draft of ${year} ended.`,
  DRAW_BEGUN: ({ question }) => `A draw began: “${question}”`,
  DRAW_COMMITTED: ({ share }) => `Share ${share} sealed a secret number.`,
  DRAW_REVEALED: ({ share }) => `Share ${share} opened its secret number.`,
  DRAWN: ({ order }) => `Drawn: shares ${order.join(', ')}, in this order.`,
  DRAW_CANCELLED: ({ reason }) => `The draw was cancelled: ${reason ?? 'too few took part.'}`,
};

const wordsFor = (entry: ChainEntry) => (WORDS[entry.kind] as (of: ChainEntry) => string)(entry);

/** The log of a house in sentences, newest first. */
export function HouseHistory({ entries }: { entries: readonly ChainEntry[] }) {
  return (
    <ShowAll items={entries.toReversed()} List={List}>
      {(entry) => (
        <li key={entry.seq}>
          <p>{wordsFor(entry)}</p>
          <time dateTime={entry.at}>{momentText(entry.at)}</time>
        </li>
      )}
    </ShowAll>
  );
}
