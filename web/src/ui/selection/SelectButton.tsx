import styled from 'styled-components';
import { Button } from '../button/Button';
import { pressedStyle } from '../button/button-style';
import { ListChecks } from '../icon/icons';
import { DeskText } from '../text/hidden';
import type { Selectable, Selection } from './selection';

/** Looks pressed under a finger, too, which hovers. */
const Toggle = styled(Button)`
  &&&[aria-pressed='true'] {
    ${pressedStyle}
  }
`;

type Props = Pick<Selection<Selectable>, 'isSelecting' | 'begin' | 'clear'>;

/** Begins and ends to select on a phone, which shows no boxes before. */
export const SelectButton = ({ isSelecting, begin, clear }: Props) => (
  <Toggle
    variant="secondary"
    aria-pressed={isSelecting}
    icon={<ListChecks size={18} aria-hidden />}
    onClick={isSelecting ? clear : begin}
  >
    <DeskText>Select</DeskText>
  </Toggle>
);
