import { getMetadataStorage } from 'class-validator';

/** Returns true for a value that a field of an object may have. */
type Test = (value: unknown, object: object) => boolean;

type Checks = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>;

const storage = getMetadataStorage();
const known = new WeakMap<object, ReadonlyMap<string, Test>>();

/** A check that this file does not know: class-validator decides. */
const unknownCheck: Test = () => false;

const isNestedValid = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) ? value.every(isNestedValid) : value instanceof Object && accepts(value));

function testsOf(check: Checks[number]): Test[] {
  if (check.type === 'nestedValidation') return [isNestedValid];
  if (check.type !== 'customValidation' || check.validateIf) return [unknownCheck];
  const { each, constraints, propertyName: property } = check;
  return storage
    .getTargetValidatorConstraints(check.constraintCls)
    .map(({ instance }) => (value, object) => {
      const about = { value, object, constraints, property, targetName: object.constructor.name };
      const isValid = (one: unknown) => instance.validate(one, about) === true;
      return each && Array.isArray(value) ? value.every(isValid) : isValid(value);
    });
}

function testOf(checks: Checks): Test {
  const conditions = checks.filter(({ type }) => type === 'conditionalValidation');
  const tests = checks.filter((check) => !conditions.includes(check)).flatMap(testsOf);
  return (value, object) =>
    conditions.some(({ constraints: [holds] }) => !holds(object, value)) ||
    tests.every((test) => test(value, object));
}

/** Returns the tests of an input class by field, made once: classes are complete before their first input. */
export function fieldTests(type: new () => object): ReadonlyMap<string, Test> {
  const made = known.get(type);
  if (made) return made;
  const checks = storage.getTargetValidationMetadatas(type, '', false, false);
  const byField = Object.entries(storage.groupByPropertyName(checks));
  const tests = new Map(byField.map(([field, its]) => [field, testOf(its)]));
  known.set(type, tests);
  return tests;
}

/**
 * Returns true for an input object that class-validator accepts, which would look the checks of its
 * class up among those of all classes; it describes what is wrong with any other.
 */
export function accepts(input: object): boolean {
  const tests = fieldTests(input.constructor as new () => object);
  if (tests.size === 0 || !Object.keys(input).every((field) => tests.has(field))) return false;
  for (const [field, test] of tests) if (!test(Reflect.get(input, field), input)) return false;
  return true;
}
