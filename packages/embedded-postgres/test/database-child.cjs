// Runs a database in a process of its own: `node database-child.cjs DATA_DIR` prints one line of
// JSON, { url } or { error, name }, and stops the database on SIGTERM.
const { readFileSync } = require('node:fs');
const { transformSync } = require('@swc/core');

require.extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  module._compile(code, filename);
};

const { startEmbeddedDatabase } = require('../embedded-database.ts');

startEmbeddedDatabase({
  application: 'Example',
  dataDir: process.argv[2],
  log: () => undefined,
  settings: { fsync: 'off' },
}).then(
  (database) => {
    console.log(JSON.stringify({ url: database.url }));
    process.on('SIGTERM', () => database.stop().then(() => process.exit(0)));
  },
  (error) => {
    console.log(JSON.stringify({ error: error.message, name: error.name }));
    process.exit(1);
  },
);
