import { getMetadataStorage } from 'class-validator';

/** Keeps the results of a function by its first argument. */
function once<Key extends object, Rest extends unknown[], Result>(
  find: (key: Key, ...rest: Rest) => Result,
): typeof find {
  const results = new WeakMap<Key, Result>();
  return (key, ...rest) => {
    const result = results.get(key) ?? find(key, ...rest);
    results.set(key, result);
    return result;
  };
}

/**
 * Makes class-validator look up the checks of an input class once: for each input, it would search
 * those of all classes for inherited ones. Classes are complete before their first input, and no
 * check is of a group, on which the result would depend as well.
 */
export function keepChecks(): void {
  const storage = getMetadataStorage();
  storage.getTargetValidationMetadatas = once(storage.getTargetValidationMetadatas.bind(storage));
  storage.groupByPropertyName = once(storage.groupByPropertyName.bind(storage));
}
