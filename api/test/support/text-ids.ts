/** Converts the ids in a REST answer to strings, as in GraphQL. */
export function withTextIds<Value>(value: Value): Value {
  const text = JSON.stringify(value, (key, it) =>
    /^(id|\w+Id)$/.test(key) && typeof it === 'number' ? String(it) : it,
  );
  return JSON.parse(text);
}
