import { css } from 'styled-components';
import { font, radius, tone } from '../../../ui/theme/tokens';

/**
 * The mark on a week that was usually still free, and the same one in the legend; `data-early` if
 * it was gone before the last round.
 */
export const outlookMark = css`
  padding: 0 0.3em;
  border-radius: ${radius.small};
  background: ${tone('success').soft};
  color: ${tone('success').text};
  ${font.size('tiny', 'bold')};
  line-height: 1.5;
  &[data-early='true'] {
    background: ${tone('warning').soft};
    color: ${tone('warning').text};
  }
`;
