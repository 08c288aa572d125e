import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { Redo2, Undo2 } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/Stack';
import { DeskText } from '../../../ui/text/hidden';
import { Bar, LastRow } from './season-editor-style';

interface Props {
  steps: { canUndo: boolean; canRedo: boolean; undo: () => void; redo: () => void };
  isBusy: boolean;
  /** Left out where no week is open. */
  onSuggest: (() => void) | undefined;
  /** The last button. */
  save: ReactNode;
  /** The buttons before it, which stand in a line of their own with it. */
  footer?: ReactNode;
  /** The state of saving. */
  children: ReactNode;
}

/** The bar of what is done to a whole year of seasons. */
export function SeasonTools({ steps, isBusy, onSuggest, save, footer, children }: Props) {
  return (
    <Bar>
      <Row $justify="end">
        <IconButton
          label="Undo"
          icon={<Undo2 size={18} />}
          disabled={!steps.canUndo || isBusy}
          onClick={steps.undo}
        />
        <IconButton
          label="Redo"
          icon={<Redo2 size={18} />}
          disabled={!steps.canRedo || isBusy}
          onClick={steps.redo}
        />
        <Button variant="secondary" disabled={!onSuggest} onClick={onSuggest}>
          <span>
            Suggest<DeskText> seasons</DeskText>
          </span>
        </Button>
        {!footer && save}
      </Row>
      {footer && (
        <LastRow>
          {footer}
          {save}
        </LastRow>
      )}
      {children}
    </Bar>
  );
}
