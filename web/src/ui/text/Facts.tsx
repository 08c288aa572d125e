import type { ReactNode } from 'react';
import styled from 'styled-components';
import { box, color } from '../theme/tokens';

const List = styled.dl`
  ${box.grid(1, 4)};
  grid-template-columns: max-content minmax(0, 1fr);
  align-items: baseline;
  overflow-wrap: anywhere;
  dt {
    color: ${color.textMuted};
  }
`;

/** A list of named facts. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <List>
      {facts.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
