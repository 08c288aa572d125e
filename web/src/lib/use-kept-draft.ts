import { useEffect, useState } from 'react';
import { keepText, PRIVATE, readText } from './keep-text';

interface KeptForm<Draft> {
  draft: Draft;
  isChanged: boolean;
  set: (draft: Draft) => void;
}

/** Returns the draft that this browser keeps for this version, if it does. */
function keptDraft<Draft>(key: string, version: number): Draft | undefined {
  const kept: { version: number; draft: Draft } | null = JSON.parse(readText(key) ?? 'null');
  return kept?.version === version ? kept.draft : undefined;
}

/** The key under which this browser keeps the draft of a form, as long as the account is used. */
const draftKey = (name: string) => `${PRIVATE}${name}`;

/** Removes the draft of a form once it is saved. */
export const dropDraft = (name: string) => keepText(localStorage, draftKey(name), false);

/**
 * Keeps what is typed into a form in this browser, also when it is left, and goes on with it the
 * next time, unless what it changes has another version by then. Without a name it keeps nothing.
 */
export function useKeptDraft<Draft>(
  name: string | undefined,
  version: number,
  { draft, isChanged, set }: KeptForm<Draft>,
): void {
  const [kept] = useState(() => name && keptDraft<Draft>(draftKey(name), version));
  useEffect(() => {
    if (kept) set(kept);
  }, [kept, set]);
  useEffect(() => {
    if (name === undefined) return;
    keepText(localStorage, draftKey(name), isChanged && JSON.stringify({ version, draft }));
  }, [name, version, draft, isChanged]);
}
