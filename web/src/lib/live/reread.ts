import type { DocumentNode } from 'graphql';
import { createContext, useContext } from 'react';

export type Reread = (documents: readonly DocumentNode[]) => Promise<unknown>;

/** Reads nothing again where no one is signed in: those pages do without Apollo Client. */
export const RereadContext = createContext<Reread>(async () => undefined);

/** Returns a function that reads visible queries again, for example after an action of the user. */
export const useReread = (): Reread => useContext(RereadContext);
