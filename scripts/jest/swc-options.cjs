const of = (jsc) => ({ jsc: { target: 'es2022', ...jsc } });

/** How tests compile TypeScript: the API needs what its decorators say of types, the web JSX. */
module.exports = {
  API: of({
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  }),
  WEB: of({
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  }),
};
