import swcOptions from './scripts/jest/swc-options.cjs';

const { API, WEB } = swcOptions;

/** They are pure and need no database. */
const RULES = '**/features/*/rules/**/*.test.ts';

/** Tests on a real PostgreSQL, with one application per worker. */
const onDatabase = (displayName, testMatch) => ({
  displayName,
  testMatch,
  testEnvironment: '<rootDir>/scripts/jest/one-realm-environment.cjs',
  runtime: '<rootDir>/scripts/jest/shared-modules-runtime.cjs',
  roots: ['<rootDir>/api/src', '<rootDir>/api/test', '<rootDir>/packages'],
  setupFiles: ['<rootDir>/api/test/support/global-decorators.ts'],
  globalSetup: '<rootDir>/api/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/api/test/support/global-teardown.ts',
  // ES modules only, or importing one, which jest's require does not load.
  transformIgnorePatterns: [
    '/node_modules/(?!(content-disposition|@fastify/cookie|cookie|pkijs|asn1js|bytestreamjs|@peculiar/utils|@noble/hashes|openid-client|oauth4webapi|jose)/)',
  ],
  transform: { '\\.[jt]s$': ['@swc/jest', API] },
});

/** Folders of api/test about processes and response times, which run by themselves. */
const ALONE = ['attacks', 'commands', 'faults', 'kills'];
const inFolder = (name) => `**/api/test/${name}/**/*.test.ts`;

export default {
  // It only bounds what hangs: a busy machine is slow, not wrong.
  testTimeout: 120_000,
  // The applications of the api's workers stay open, as does what a set-up that failed has opened.
  forceExit: true,
  testSequencer: '<rootDir>/scripts/jest/longest-first.cjs',
  projects: [
    {
      displayName: 'rules',
      testEnvironment: 'node',
      roots: ['<rootDir>/api/src/features'],
      testMatch: [RULES],
      transform: { '\\.ts$': ['@swc/jest', API] },
    },
    onDatabase('api', ['**/*.test.ts', `!${RULES}`, ...ALONE.map((name) => `!${inFolder(name)}`)]),
    ...ALONE.map((name) => onDatabase(name, [inFolder(name)])),
    {
      displayName: 'web',
      testEnvironment: '<rootDir>/scripts/jest/one-window-environment.cjs',
      runtime: '<rootDir>/scripts/jest/one-window-runtime.cjs',
      roots: ['<rootDir>/web/src'],
      testMatch: ['**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/web/src/lib/test/setup.ts'],
      moduleNameMapper: {
        '^@rules/(.*)$': '<rootDir>/api/src/features/$1/rules',
        '^@packages/(.*)$': '<rootDir>/packages/$1',
      },
      // react-markdown and what it is made of, and csv-parse for browsers: ES modules only, which
      // jest's require does not load.
      transformIgnorePatterns: [
        '/node_modules/(?!(csv-parse|pkijs|asn1js|bytestreamjs|@peculiar|@noble|react-markdown|remark-|unified|mdast-|micromark|hast-|unist-|vfile|bail|ccount|character-|comma-separated|decode-named|devlop|escape-string-regexp|estree-util|html-url|is-|longest-streak|markdown-table|parse-entities|property-information|space-separated|stringify-entities|trim-lines|trough|zwitch))',
      ],
      transform: {
        '\\.[jt]sx?$': ['@swc/jest', WEB],
      },
    },
  ],
};
