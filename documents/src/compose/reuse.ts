/** Returns the previous result for the key if all inputs are identical (`===`), or else computes a new result. */
export type Reuse = <Result>(key: string, inputs: readonly unknown[], compute: () => Result) => Result;

export const computeAlways: Reuse = (_key, _inputs, compute) => compute();

/** For a document that is composed again after every keystroke. */
export function createReuse(): Reuse {
  const previousByKey = new Map<string, { inputs: readonly unknown[]; result: unknown }>();
  return <Result>(key: string, inputs: readonly unknown[], compute: () => Result): Result => {
    const previous = previousByKey.get(key);
    const isSame =
      previous?.inputs.length === inputs.length && inputs.every((input, index) => input === previous.inputs[index]);
    if (previous && isSame) return previous.result as Result;
    const result = compute();
    previousByKey.set(key, { inputs, result });
    return result;
  };
}
