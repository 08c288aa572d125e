const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled), [tabindex]:not([tabindex="-1"])';

const focusableIn = (element: Element) => [
  ...(element.matches(FOCUSABLE) ? [element] : []),
  ...element.querySelectorAll<HTMLElement>(FOCUSABLE),
];

/** A place in the document, as each ancestor and the index of the next one in it. */
type Place = readonly { parent: Element; child: Element; index: number }[];

function placeOf(element: Element): Place {
  const place: { parent: Element; child: Element; index: number }[] = [];
  let child = element;
  while (child.parentElement && child !== document.body) {
    const parent = child.parentElement;
    place.push({ parent, child, index: [...parent.children].indexOf(child) });
    child = parent;
  }
  return place;
}

/** The same control in the row that took the place of the removed one, or in the one before. */
function inNextRow(element: Element, { parent, child, index }: Place[number]) {
  const rows = [...parent.children].filter(
    (row) => row.tagName === child.tagName && focusableIn(row).length > 0,
  );
  const after = rows.find((row) => [...parent.children].indexOf(row) >= index);
  const row = after ?? rows.at(-1);
  const controls = row ? focusableIn(row) : [];
  return controls[focusableIn(child).indexOf(element)] ?? controls[0];
}

function focusOn(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** The element if it is still there, or the one that shows its week, which another row draws now. */
function present(element: HTMLElement): Element | null {
  const { week } = element.dataset;
  if (element.isConnected) return element === document.body ? null : element;
  return week ? document.querySelector(`[data-week="${week}"]`) : null;
}

/**
 * Remembers an element and its place. The returned function focuses it, or what is nearest once it
 * is gone: the next row of its list, else the heading above.
 */
export function wayBackTo(element: HTMLElement): () => void {
  const place = placeOf(element);
  return () => {
    if (focusOn(present(element))) return;
    // Beside a dialog that was removed with it stands no row, but the page.
    const left = place.filter(({ parent }) => parent.isConnected && parent !== document.body);
    const [removed] = left;
    if (!element.isConnected && removed && focusOn(inNextRow(element, removed))) return;
    for (const { parent } of left) {
      if (focusOn(parent.querySelector('h1, h2, h3, h4'))) return;
    }
    // A page that is still loading has no main part to stay in.
    focusOn(document.querySelector('[role=dialog], [role=alertdialog], main[tabindex]'));
  };
}
