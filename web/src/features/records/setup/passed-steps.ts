import { keepText, PRIVATE, readText } from '../../../lib/keep-text';
import { SETUP_STEPS, type SetupStep } from './steps';

const keyOf = (propertyId: string) => `${PRIVATE}setup-${propertyId}`;

/** The steps from which the user went on in this browser. */
export function passedSteps(propertyId: string): SetupStep[] {
  const passed = readText(keyOf(propertyId))?.split(',') ?? [];
  return SETUP_STEPS.filter((step) => passed.includes(step));
}

/** Remembers that the user went on from a step. */
export function passStep(propertyId: string, step: SetupStep): void {
  const passed = new Set([...passedSteps(propertyId), step]);
  keepText(localStorage, keyOf(propertyId), [...passed].join());
}
