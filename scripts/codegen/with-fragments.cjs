const { basename } = require('node:path');

/** Operations in files of this name are of pages that do without Apollo Client. */
const PLAIN = 'signed-out.graphql';

/** Returns the fragments of these that a definition reads, directly or through others. */
function usedFragments(definition, fragments, found = new Map()) {
  for (const selection of definition.selectionSet?.selections ?? []) {
    const name = selection.kind === 'FragmentSpread' ? selection.name.value : undefined;
    if (name === undefined) usedFragments(selection, fragments, found);
    else if (!found.has(name)) {
      const fragment = fragments.find((each) => each.name.value === name);
      found.set(name, fragment);
      usedFragments(fragment, fragments, found);
    }
  }
  return [...found.values()];
}

module.exports = {
  isPlain: (file) => basename(file.location) === PLAIN,

  /** Returns each operation of these files with its file and the fragments that it reads. */
  withFragments(files) {
    const definitionsOf = (file) => file.document.definitions;
    const fragments = files
      .flatMap(definitionsOf)
      .filter(({ kind }) => kind === 'FragmentDefinition');
    return files.flatMap((file) =>
      definitionsOf(file)
        .filter(({ kind }) => kind === 'OperationDefinition')
        .map((operation) => ({ file, operation, fragments: usedFragments(operation, fragments) })),
    );
  },
};
