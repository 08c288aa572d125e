import type { ReactNode } from 'react';
import styled from 'styled-components';
import { screen, space, windowHeight } from '../theme/tokens';

type PageWidth = 'narrow' | 'normal' | 'wide';
const widths: Record<PageWidth, string> = { narrow: '44rem', normal: '68rem', wide: '96rem' };

const Root = styled.div<{ $width: PageWidth; $slim: boolean }>`
  width: 100%;
  max-width: ${({ $width }) => widths[$width]};
  margin-inline: auto;
  padding: ${space[4]} ${space[4]} ${space[6]};
  ${screen.desk} {
    padding: ${({ $slim }) => space[$slim ? 4 : 6]} ${space[6]} ${space[7]};
  }
`;

const FullHeight = styled.div`
  display: flex;
  flex-direction: column;
  height: var(--shell-height, ${windowHeight});
  min-height: 0;
  overflow: hidden;
`;

interface PageProps {
  children: ReactNode;
  /** 'narrow' for reading and forms, 'wide' for admin tables. */
  width?: PageWidth;
  /**
   * Takes exactly the height that the shell leaves and never scrolls itself, as a conversation
   * does.
   */
  fullHeight?: boolean;
  /** Begins close to the top, for a slim header. */
  slim?: boolean;
}

/** The content of one screen inside the shell. */
export function Page({ children, width = 'normal', fullHeight = false, slim = false }: PageProps) {
  return fullHeight ? (
    <FullHeight>{children}</FullHeight>
  ) : (
    <Root $width={width} $slim={slim}>
      {children}
    </Root>
  );
}
