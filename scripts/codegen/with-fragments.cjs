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
  /** Returns each operation of these files with the fragments that it reads. */
  withFragments(files) {
    const definitions = files.flatMap((file) => file.document.definitions);
    const fragments = definitions.filter(({ kind }) => kind === 'FragmentDefinition');
    return definitions
      .filter(({ kind }) => kind === 'OperationDefinition')
      .map((operation) => ({ operation, fragments: usedFragments(operation, fragments) }));
  },
};
