import { isComposing } from '../../lib/focus/keyboard';
import { useUnsavedScope } from '../unsaved/unsaved';
import { useBackCloses } from './use-back-closes';
import { useReturnFocus } from './use-return-focus';

/** Closes a dialog, and asks before something typed into it would be lost. */
export function useDialogClose(isUnsaved: boolean, onClose: () => unknown) {
  const { scope, leave } = useUnsavedScope(isUnsaved);
  return { scope, close: () => leave(onClose) };
}

/** Leaves Escape to an input method, and to a field whose list of options it closes. */
function keepEscape(event: KeyboardEvent) {
  const hasList = document.activeElement?.matches('input[aria-expanded=true]');
  if (hasList || isComposing(event)) event.preventDefault();
}

/**
 * For the panel of a dialog, which is there only while it is open: Back closes it, and the returned
 * props take the focus back to where it was and leave Escape to an open list.
 */
export function useDialogPanel(close: () => void) {
  useBackCloses(close);
  return { ...useReturnFocus(), onEscapeKeyDown: keepEscape };
}
