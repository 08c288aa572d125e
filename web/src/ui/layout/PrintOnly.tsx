import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { usePrinting } from '../../lib/screen/use-printing';

/** While it is mounted, nothing else is printed; printed paper is white in every theme. */
const PrintNothingElse = createGlobalStyle`
  @media print {
    @page {
      margin: 12mm;
    }
    /* The margins are the canvas, which has the colour of the scheme. */
    html {
      color-scheme: light !important;
    }
    html,
    body {
      background: #fff !important;
    }
    body > :not([data-print-only]) {
      display: none !important;
    }
  }
`;

const Sheet = styled.div`
  @media print {
    display: block;
    color: #111;
  }
`;

/** A printed alternative to the page, rendered only while the browser prints. */
export function PrintOnly({ children }: { children: ReactNode }) {
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  return createPortal(
    <Sheet data-print-only hidden>
      <PrintNothingElse />
      {children}
    </Sheet>,
    document.body,
  );
}
