import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space } from '../theme/tokens';

const List = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  align-items: baseline;
  gap: ${space[1]} ${space[4]};
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
