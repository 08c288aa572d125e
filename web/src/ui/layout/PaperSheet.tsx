import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { font, numerals, weight } from '../theme/tokens';
import { PrintOnly } from './PrintOnly';

const A4 = createGlobalStyle`
  @media print {
    @page {
      size: A4;
    }
  }
`;

/** Black on white, in points, because paper has no pixels. */
const Sheet = styled.section`
  font-size: 9.5pt;
  line-height: 1.3;
  h1 {
    font: ${weight.normal} 20pt / 1.2 ${font.title};
    ${numerals};
  }
  h1 + p {
    margin-bottom: 4mm;
  }
  h2 {
    font: ${weight.bold} 10.5pt / 1.3 ${font.text};
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 0.6mm 1.5mm;
    border-bottom: 0.2mm solid #999;
    text-align: left;
    vertical-align: top;
  }
`;

interface PaperSheetProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** The printed form of a screen: one page of A4, legible in black and white. */
export function PaperSheet({ title, text, children }: PaperSheetProps) {
  return (
    <PrintOnly>
      <A4 />
      <Sheet>
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
      </Sheet>
    </PrintOnly>
  );
}
