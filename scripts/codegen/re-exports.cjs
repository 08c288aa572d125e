// Codegen plugin: the one place to import from, for the modules of all operations. A fragment comes
// from the first operation that reads it.
const { isPlain, withFragments } = require('./with-fragments.cjs');

module.exports = {
  plugin(_schema, files) {
    const exported = new Set();
    return withFragments(files)
      .map(({ file, operation: { operation, name }, fragments }) => {
        const hook = `use${name.value}${operation[0].toUpperCase()}${operation.slice(1)}`;
        const documents = (isPlain(file) ? [] : fragments)
          .map((fragment) => `${fragment.name.value}FragmentDoc`)
          .filter((document) => !exported.has(document));
        for (const document of documents) exported.add(document);
        const names = [`${name.value}Document`, ...documents, hook].join(', ');
        return `export { ${names} } from './operations/${name.value}';`;
      })
      .join('\n');
  },
};
