import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/run.mjs';

/** The journeys of each feature, by the names of their files. */
const JOURNEYS = {
  audit: ['history'],
  auth: [
    ...[
      'access-tokens',
      'accounts',
      'account-security',
      'admin-access',
      'passkeys',
      'privacy',
      'sign-in',
    ],
    'viewing',
  ],
  costs: ['costs'],
  documents: ['documents'],
  draft: ['company-drafts', 'delegation', 'draft', 'draft-live', 'keyboard', 'verify-draft'],
  exchanges: ['found-swaps'],
  imports: ['imports'],
  invitations: ['invitations'],
  mail: ['admin'],
  messages: ['keyboard-messages', 'messages', 'quick-messages', 'recovery', 'waiting'],
  people: ['admin', 'admin-lists'],
  properties: ['homes', 'setup', 'unsaved'],
  push: ['phone-app'],
  records: ['list-proof', 'setup'],
  reports: ['reports'],
  rotation: ['rotation-kinds', 'draws'],
  search: ['palette'],
  shares: ['admin', 'admin-lists'],
  'special-requests': ['request-page', 'special-requests', 'special-requests-admin'],
  swaps: ['admin-swaps', 'keyboard-swaps', 'swap-approval', 'swaps'],
  system: ['admin-themes', 'developers'],
  talk: ['talk'],
  webhooks: ['webhooks'],
  weeks: ['calendar', 'homes', 'keyboard'],
};

/** The files whose journeys wait for another person or connection. */
export const WAITING = [
  ...[
    'calendar',
    'costs',
    'draft-live',
    'messages',
    'quick-messages',
    'recovery',
    'special-requests',
  ],
  ...['swap-approval', 'swaps', 'talk', 'waiting'],
];

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

/** The sources that differ from the last commit, or, where none does, those of that commit. */
export function changedFiles() {
  const now = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '-o', '--exclude-standard'),
  ];
  const files = now.length > 0 ? now : git('diff', '--name-only', 'HEAD~1');
  return files.filter(
    (file) => /^(api|lab|packages|web)\/.*\.tsx?$/.test(file) && existsSync(join(ROOT, file)),
  );
}

/** The journeys among these files, and those through their features. */
export function changedJourneys(files) {
  const own = files.filter((file) => /^web\/e2e\/[^/]+\.spec\.ts$/.test(file));
  const features = files.flatMap((file) => /\/features\/([\w-]+)\//.exec(file)?.[1] ?? []);
  const through = features.flatMap((feature) => JOURNEYS[feature] ?? []).map(fileOf);
  return [...new Set([...own, ...through])];
}

export const fileOf = (name) => `web/e2e/${name}.spec.ts`;

/** Returns what is missing in the lists above, or no longer there. */
export function journeyProblems() {
  const listed = new Set([...Object.values(JOURNEYS).flat(), ...WAITING].map(fileOf));
  const there = readdirSync(join(ROOT, 'web/e2e'))
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `web/e2e/${name}`);
  return [
    ...there.filter((file) => !listed.has(file)).map((file) => `${file} belongs to no feature`),
    ...[...listed].filter((file) => !there.includes(file)).map((file) => `${file} is gone`),
  ];
}
