import styled from 'styled-components';
import { useMediaQuery } from '../../lib/screen/use-media-query';
import { Button } from '../button/Button';
import { pressedStyle } from '../button/button-style';
import { ListChecks } from '../icon/icons';
import { DeskText } from '../text/Text';
import { DESK } from '../theme/tokens';
import type { Selectable, Selection } from './selection';

/** Looks pressed under a finger, too, which hovers. */
const Toggle = styled(Button)`
  &&&[aria-pressed='true'] {
    ${pressedStyle}
  }
`;

/** Whether rows can be selected: on a phone only once its button was pressed. */
export function useSelecting({
  isSelecting,
  begin,
  clear,
}: Pick<Selection<Selectable>, 'isSelecting' | 'begin' | 'clear'>) {
  const isDesk = useMediaQuery(DESK);
  const button = !isDesk && (
    <Toggle
      variant="secondary"
      aria-pressed={isSelecting}
      icon={<ListChecks size={18} aria-hidden />}
      onClick={isSelecting ? clear : begin}
    >
      <DeskText>Select</DeskText>
    </Toggle>
  );
  return { canSelect: isDesk || isSelecting, button };
}
