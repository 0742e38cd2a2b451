/** @returns a function that works out its value when it is first asked */
export function once<Value>(work: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => (known ??= { value: work() }).value;
}
