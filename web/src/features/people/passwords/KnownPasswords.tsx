import { createContext, type ReactNode, use, useMemo, useState } from 'react';

interface Known {
  /** Temporary passwords by user. */
  passwords: ReadonlyMap<string, string>;
  add: (userId: string, password: string) => void;
}

const KnownContext = createContext<Known>({ passwords: new Map(), add: () => undefined });

/**
 * Keeps the temporary passwords that are set while the panel is open, whichever tab is; they are
 * not available anywhere else.
 */
export function KnownPasswords({ children }: { children: ReactNode }) {
  const [passwords, setPasswords] = useState<Known['passwords']>(new Map());
  const known = useMemo(
    () => ({
      passwords,
      add: (userId: string, password: string) =>
        setPasswords((before) => new Map([...before, [userId, password]])),
    }),
    [passwords],
  );
  return <KnownContext value={known}>{children}</KnownContext>;
}

export const useKnownPasswords = () => use(KnownContext);
