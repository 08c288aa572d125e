/** The layer that Escape closes while it has the focus. */
const CLOSABLE = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** True while Escape is meant for what has the focus, not for what merely lies over it. */
export const isLayerFocused = () => Boolean(document.activeElement?.closest(CLOSABLE));
