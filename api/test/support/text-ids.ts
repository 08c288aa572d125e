/** What REST answers with its ids as GraphQL has them: texts instead of numbers. */
export function withTextIds<Value>(value: Value): Value {
  const text = JSON.stringify(value, (key, it) =>
    /^(id|\w+Id)$/.test(key) && typeof it === 'number' ? String(it) : it,
  );
  return JSON.parse(text);
}
