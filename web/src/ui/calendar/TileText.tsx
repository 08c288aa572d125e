import type { ReactNode } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../text/hidden';

/** Lays out its content as the tile would. */
const Visible = styled.span`
  display: inherit;
  flex: 1 1 auto;
  flex-direction: inherit;
  align-items: inherit;
  align-content: inherit;
  justify-content: inherit;
  justify-items: inherit;
  gap: inherit;
  min-width: 0;
`;

interface TileTextProps {
  /** The full name, which contains every visible word. */
  name: string;
  /** The visible text. */
  children: ReactNode;
}

/** The content of a tile that shows less than its full name. */
export function TileText({ name, children }: TileTextProps) {
  return (
    <>
      <VisuallyHidden data-name>{name}</VisuallyHidden>
      <Visible aria-hidden>{children}</Visible>
    </>
  );
}
