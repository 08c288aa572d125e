const { resolve } = require('node:path');

const of = (jsc) => ({ jsc: { target: 'es2022', ...jsc } });

/** How tests compile TypeScript: the API needs decorator metadata, the web needs JSX. */
module.exports = {
  API: of({
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    baseUrl: resolve(__dirname, '../..'),
    paths: { '@packages/*': ['packages/*'] },
  }),
  WEB: of({
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  }),
};
