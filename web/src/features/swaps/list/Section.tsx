import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { font, space } from '../../../ui/theme/tokens';

const Root = styled.section`
  h2 {
    margin-bottom: ${space[3]};
    ${font.size('title')};
  }
`;

/** A titled part of the Swaps screen. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Root>
  );
}
