import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { box, screen, space, windowHeight } from '../theme/tokens';

type PageWidth = 'narrow' | 'normal' | 'wide';
const widths: Record<PageWidth, string> = { narrow: '44rem', normal: '68rem', wide: '96rem' };

const filled = css`
  ${box.column()};
  min-height: var(--shell-height, ${windowHeight});
  padding-bottom: 0;
`;

interface RootProps {
  $width: PageWidth;
  $slim: boolean;
  $filled: boolean;
}

const Root = styled.div<RootProps>`
  width: 100%;
  max-width: ${({ $width }) => widths[$width]};
  margin-inline: auto;
  padding: ${space[4]} ${space[4]} ${space[6]};
  ${screen.phone} {
    ${({ $filled }) => $filled && filled}
  }
  ${screen.desk} {
    padding: ${({ $slim }) => space[$slim ? 4 : 6]} ${space[6]} ${space[7]};
  }
`;

const FullHeight = styled.div`
  ${box.column()};
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
  /** On a phone at least as high as the window, for a field at its lower end. */
  filled?: boolean;
}

/** The content of one screen inside the shell. */
export function Page({
  children,
  width = 'normal',
  fullHeight = false,
  slim = false,
  filled: isFilled = false,
}: PageProps) {
  return fullHeight ? (
    <FullHeight>{children}</FullHeight>
  ) : (
    <Root $width={width} $slim={slim} $filled={isFilled}>
      {children}
    </Root>
  );
}
