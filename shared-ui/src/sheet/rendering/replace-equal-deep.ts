type PlainObject = Record<string, unknown>;
const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Maps an object to the equal previous object that replaced it, because each keystroke compares the two again. */
const replacements = new WeakMap<object, object>();

/**
 * Returns `nextValue`, with objects of `previousValue` in place of equal objects. Unchanged parts of a document keep
 * their identity and are not rendered again. Both values must be plain data.
 */
export function replaceEqualDeep<Value>(previousValue: unknown, nextValue: Value): Value;
export function replaceEqualDeep(previousValue: unknown, nextValue: unknown): unknown {
  if (previousValue === nextValue || !isContainer(previousValue) || !isContainer(nextValue)) return nextValue;
  if (Array.isArray(previousValue) !== Array.isArray(nextValue)) return nextValue;
  if (replacements.get(nextValue) === previousValue) return previousValue;
  const sharedValue = Array.isArray(nextValue)
    ? replaceEqualItems(previousValue as unknown[], nextValue)
    : replaceEqualProperties(previousValue as PlainObject, nextValue as PlainObject);
  if (sharedValue === previousValue) replacements.set(nextValue, previousValue);
  return sharedValue;
}

function replaceEqualProperties(previousObject: PlainObject, nextObject: PlainObject): object {
  const keys = Object.keys(nextObject);
  const sharedObject: PlainObject = {};
  let isEqual = Object.keys(previousObject).length === keys.length;
  for (const key of keys) {
    sharedObject[key] = replaceEqualDeep(previousObject[key], nextObject[key]);
    isEqual &&= key in previousObject && sharedObject[key] === previousObject[key];
  }
  return isEqual ? previousObject : sharedObject;
}

function replaceEqualItems(previousItems: unknown[], nextItems: unknown[]): unknown[] {
  const sharedItems = nextItems.map((item, index) => replaceEqualDeep(previousItems[index], item));
  const isEqual =
    previousItems.length === sharedItems.length && sharedItems.every((item, index) => item === previousItems[index]);
  return isEqual ? previousItems : sharedItems;
}
