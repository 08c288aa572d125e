import type { ReactNode } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../layout/VisuallyHidden';

const Visible = styled.span`
  display: contents;
`;

interface TileTextProps {
  /** The full name, which contains every visible word. */
  name: string;
  /** What is visible. */
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
