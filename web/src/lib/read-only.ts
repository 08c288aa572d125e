import { createContext, use } from 'react';

/** True while the pages show what another user sees: they offer nothing that changes or sends. */
export const ReadOnlyContext = createContext(false);

/** Returns true where nothing can be changed. */
export const useReadOnly = () => use(ReadOnlyContext);
