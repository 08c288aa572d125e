import styled from 'styled-components';
import { font, numerals } from '../../../ui/theme/tokens';
import type { House } from '../house';
import { previewText, type SplitDraft } from './split-draft';

const Sentence = styled.p`
  ${font.size('small', 'medium')};
  ${numerals};
  &:empty {
    display: none;
  }
`;

/** What the user would bear of an amount, as long as it is typed. */
export const Preview = ({ house, draft }: { house: House; draft: SplitDraft }) => (
  <Sentence role="status">{previewText(house, draft)}</Sentence>
);
