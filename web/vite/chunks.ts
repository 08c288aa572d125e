import { fileURLToPath } from 'node:url';
import { ICON } from './icons';

const library = (...names: string[]) => new RegExp(`node_modules/(${names.join('|')})/`);

interface Modules {
  getModuleInfo: (id: string) => { importedIds: string[]; dynamicallyImportedIds: string[] } | null;
}

/** Tells whether these files of web/src import a module, also by what they import. */
function importedBy(files: readonly string[], { later = false } = {}) {
  const src = fileURLToPath(new URL('../src/', import.meta.url));
  let found: Set<string> | undefined;
  const reach = (id: string, modules: Modules, seen: Set<string>) => {
    // A file that re-exports everything says nothing about what is used.
    if (seen.has(id) || !id.includes('/src/') || id.endsWith('/generated/graphql.ts')) return seen;
    seen.add(id);
    const info = modules.getModuleInfo(id);
    for (const next of info?.importedIds ?? []) reach(next, modules, seen);
    for (const next of (later && info?.dynamicallyImportedIds) || []) reach(next, modules, seen);
    return seen;
  };
  return (id: string, modules: Modules) => {
    found ??= files.reduce(
      (seen, file) => reach(`${src}${file}`, modules, seen),
      new Set<string>(),
    );
    return found.has(id);
  };
}

/** Names the chunk of the modules that these files of web/src import, and what those import. */
function withImportsOf(chunk: string, ...files: string[]) {
  const isImported = importedBy(files);
  return (id: string, modules: Modules) => (isImported(id, modules) ? chunk : null);
}

/** The frame of all pages and the dashboard, which every signed-in user loads first. */
const SIGNED_IN = ['app/routes/SignedInRoutes.tsx', 'app/routes/HomeRoute.tsx'];
const ADMIN_PAGES = ['', 'Property', 'Request', 'Setup', 'User'].map(
  (name) => `app/admin/Admin${name}Route.tsx`,
);
const OTHER_PAGES = [
  ...[
    'Account',
    'Calendar',
    'Documents',
    'Draft',
    'Home',
    'Messages',
    'Properties',
    'Requests',
    'Rotation',
  ].map((name) => `app/routes/${name}Route.tsx`),
  'app/routes/account-screens.ts',
  'features/draft/verify/VerifyScreen.tsx',
  'features/special-requests/guest/GuestScreen.tsx',
  'features/swaps/SwapsScreen.tsx',
];
const isAdminPage = importedBy(ADMIN_PAGES);
const isOfPanel = importedBy(ADMIN_PAGES, { later: true });
const isOtherPage = importedBy(OTHER_PAGES, { later: true });
/** Whether only the pages of administrators import a module. */
const isForAdministrators = (id: string, modules: Modules) =>
  isAdminPage(id, modules) && !isOtherPage(id, modules);
/** Operations that the panel shares with other pages: nothing tells who imports an operation. */
const isSharedOperation = (id: string) =>
  /\/operations\/(AgreedYear|AgreeYear|Calendar|Draft|EndStayLinks|PropertyPictures|PropertyRecord|StayLinks|UnagreeYear|UpdateRotation)\.ts$/.test(
    id,
  );
const ACCOUNT_FORMS = [
  'app/routes/account-screens.ts',
  'features/auth/confirm/PasswordDialog.tsx',
  'features/auth/password/ChangePasswordScreen.tsx',
];

/**
 * What several screens share is cut so that each loads little that it does not use, in few files.
 * Libraries that every page needs change with an upgrade only, and stay in caches.
 */
export const chunks = [
  {
    name: 'react',
    priority: 4,
    test: library(
      'react',
      'react-dom',
      'react-router',
      'scheduler',
      'styled-components',
      'stylis',
      'tslib',
    ),
  },
  {
    name: 'apollo',
    priority: 4,
    test: library('@apollo', '@wry', 'graphql', 'graphql-ws', 'optimism', 'rxjs'),
  },
  { name: 'start', priority: 3, tags: ['$initial' as const] },
  { name: withImportsOf('signed-in', ...SIGNED_IN), priority: 3 },
  // The sign-in page loads it without what signed-in pages share.
  {
    name: withImportsOf(
      'passkeys',
      'features/auth/passkeys/PasskeySignIn.tsx',
      'features/auth/providers/ProviderSignIn.tsx',
    ),
    priority: 2.5,
  },
  // Pages before the sign-in load no more than they share with other forms.
  { name: withImportsOf('forms', ...ACCOUNT_FORMS), priority: 2, minShareCount: 2 },
  // What many screens use is one file, because people go from one to the other.
  {
    name: (id: string, modules: Modules) => {
      if (id.includes('/generated/operations/')) return isSharedOperation(id) ? 'screens' : null;
      return isForAdministrators(id, modules) ? null : 'screens';
    },
    priority: 1,
    minShareCount: 3,
  },
  {
    name: (id: string, modules: Modules) => (isForAdministrators(id, modules) ? 'panel' : null),
    priority: 0.5,
    minShareCount: 2,
  },
  // Icons, and what the panel shares with one other page, are small, and would be many files.
  {
    name: (id: string, modules: Modules) =>
      id.startsWith(ICON) || isOfPanel(id, modules) ? 'common' : null,
    priority: 0.25,
    minShareCount: 2,
  },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 30_000 },
];
