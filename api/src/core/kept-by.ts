/** Makes each thing when its key is first asked for, and keeps it. */
export function keptBy<Args extends unknown[], Made>(
  keyOf: (...args: Args) => string,
  make: (...args: Args) => Made,
): (...args: Args) => Made {
  const kept = new Map<string, Made>();
  return (...args) => {
    const key = keyOf(...args);
    const found = kept.get(key) ?? make(...args);
    kept.set(key, found);
    return found;
  };
}
