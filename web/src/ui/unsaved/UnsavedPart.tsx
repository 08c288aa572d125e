import { type ReactNode, useContext, useMemo, useState } from 'react';
import { type Scope, UnsavedContext } from './unsaved';

interface UnsavedPartProps {
  name: string;
  /** Has to stay the same function. */
  onUnsaved: (name: string, isUnsaved: boolean) => void;
  children: ReactNode;
}

/** A part of a place, such as a tab of a dialog, that reports whether anything in it is unsaved. */
export function UnsavedPart({ name, onUnsaved, children }: UnsavedPartProps) {
  const above = useContext(UnsavedContext);
  const [parts] = useState(() => new Set<string>());
  const scope = useMemo(
    (): Scope => ({
      ...above,
      note(part, isUnsaved, isDialog) {
        above.note(part, isUnsaved, isDialog);
        if (isUnsaved) parts.add(part);
        else parts.delete(part);
        onUnsaved(name, parts.size > 0);
      },
      discard() {
        above.discard();
        parts.clear();
        onUnsaved(name, false);
      },
    }),
    [above, parts, name, onUnsaved],
  );
  return <UnsavedContext value={scope}>{children}</UnsavedContext>;
}
