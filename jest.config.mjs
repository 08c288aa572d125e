const swc = (options) => ['@swc/jest', { jsc: { target: 'es2022', ...options } }];

export default {
  testTimeout: 30_000,
  projects: [
    {
      displayName: 'api',
      testEnvironment: 'node',
      roots: ['<rootDir>/api/src', '<rootDir>/api/test'],
      testMatch: ['**/*.test.ts'],
      globalSetup: '<rootDir>/api/test/support/global-setup.ts',
      globalTeardown: '<rootDir>/api/test/support/global-teardown.ts',
      // ES modules only, or importing one, which jest's require does not load.
      transformIgnorePatterns: ['/node_modules/(?!(content-disposition|@fastify/cookie|cookie)/)'],
      transform: {
        '\\.[jt]s$': swc({
          parser: { syntax: 'typescript', decorators: true },
          transform: {
            legacyDecorator: true,
            decoratorMetadata: true,
            useDefineForClassFields: false,
          },
        }),
      },
    },
    {
      displayName: 'web',
      testEnvironment: 'jsdom',
      roots: ['<rootDir>/web/src'],
      testMatch: ['**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/web/src/kit/test/setup.ts'],
      moduleNameMapper: {
        '^@rules/(.*)$': '<rootDir>/api/src/features/$1/rules',
        '^@fontsource.*$': '<rootDir>/web/src/kit/test/empty-module.ts',
      },
      // react-markdown and what it is made of: ES modules only, which jest's require does not load.
      transformIgnorePatterns: [
        '/node_modules/(?!(react-markdown|remark-|unified|mdast-|micromark|hast-|unist-|vfile|bail|ccount|character-|comma-separated|decode-named|devlop|escape-string-regexp|estree-util|html-url|is-|longest-streak|markdown-table|parse-entities|property-information|space-separated|stringify-entities|trim-lines|trough|zwitch))',
      ],
      transform: {
        '\\.[jt]sx?$': swc({
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        }),
      },
    },
  ],
};
