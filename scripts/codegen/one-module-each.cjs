// Codegen preset: a module of its own for each operation, so that a screen loads only those it uses.
const { rmSync } = require('node:fs');
const { join } = require('node:path');
const { withFragments } = require('./with-fragments.cjs');

module.exports = {
  buildGeneratesSection({ baseOutputDir, documents, ...options }) {
    // Modules of operations that are gone would stay otherwise.
    rmSync(baseOutputDir, { recursive: true, force: true });
    return withFragments(documents).map(({ file, operation, fragments }) => ({
      ...options,
      filename: join(baseOutputDir, `${operation.name.value}.ts`),
      documents: [
        {
          location: file.location,
          document: { kind: 'Document', definitions: [operation, ...fragments] },
        },
      ],
    }));
  },
};
