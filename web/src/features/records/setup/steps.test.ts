import { aPropertyRecord } from '../../../app/admin/test/records';
import { nextStep, ownersWithoutAccess, SETUP_STEPS, stepStates } from './steps';

const { propertyRecord: lakeHouse } = aPropertyRecord();
type PropertyRecord = Parameters<typeof stepStates>[0];
const record = lakeHouse as unknown as PropertyRecord;
const sized = (totalShares: number, weeksPerShare: number) => ({
  ...record,
  property: { ...record.property, totalShares, weeksPerShare },
});

test('each step says what is there', () => {
  const states = stepStates(record);
  expect(SETUP_STEPS.map((step) => [step, states[step].isDone, states[step].note])).toEqual([
    ['details', true, 'Windermere'],
    ['shares', true, '4 × 4 = 16 weeks'],
    ['seasons', true, 'As suggested for 2027'],
    ['owners', false, '2 of 4 shares'],
    ['weeks', true, '1 of 2026, 2 of 2027'],
    ['draft', true, 'Draft of 2027'],
    ['documents', false, 'No arrival instructions, 1 document'],
  ]);
  expect(nextStep(states)).toBe('owners');
});

test('more weeks than a year has are odd, and looked at first', () => {
  const states = stepStates(sized(12, 5));
  expect(states.shares).toEqual({ isDone: false, isOdd: true, note: '12 × 5 = 60 weeks' });
  expect(nextStep(states)).toBe('shares');
  expect(stepStates(sized(12, 4)).shares.isOdd).toBe(false);
});

const untouched = {
  ...sized(12, 4),
  ...{ shares: [], documents: [], drafts: [], hasArrival: true },
  years: record.years.map((year) => ({ ...year, hasEditedSeasons: false, bookedWeeks: 0 })),
};

test('a new house has all but its details ahead, in their order', () => {
  const states = stepStates(untouched);
  expect(SETUP_STEPS.filter((step) => states[step].isDone)).toEqual(['details']);
  expect(nextStep(states)).toBe('shares');
  expect(states.seasons.note).toBe('As suggested for 2027');
  expect(states.documents.note).toBe('Arrival instructions, no documents');
});

test('going on from shares accepts what is suggested, and no other step', () => {
  const states = stepStates(untouched, SETUP_STEPS);
  expect(SETUP_STEPS.filter((step) => states[step].isDone)).toEqual(['details', 'shares']);
  expect(states.weeks).toEqual({ isDone: false, isOptional: true, note: 'None yet' });
});

test('shares and seasons are done once chosen or relied on', () => {
  const done = (changes: Partial<PropertyRecord>) => {
    const { shares, seasons } = stepStates({ ...untouched, ...changes });
    return [shares.isDone, seasons.isDone];
  };
  const years = (changes: object) => ({
    years: untouched.years.map((year) => ({ ...year, ...changes })),
  });
  expect(done({ property: sized(6, 8).property })).toEqual([true, false]);
  expect(done({ shares: record.shares })).toEqual([true, false]);
  expect(done(years({ hasEditedSeasons: true }))).toEqual([false, true]);
  expect(done(years({ bookedWeeks: 1 }))).toEqual([true, true]);
  expect(done({ drafts: record.drafts })).toEqual([true, true]);
});

test('a year whose weeks were given without a draft, or agreed outside, needs none', () => {
  const draftOf = (changes: object) => {
    const years = record.years.map((year) => ({ ...year, ...changes }));
    return stepStates({ ...record, drafts: [], years }).draft;
  };
  expect(draftOf({ bookedWeeks: 0 })).toEqual({ isDone: false, note: 'Not chosen yet' });
  const note = '48 weeks of 2027 given';
  expect(draftOf({ bookedWeeks: 48 })).toEqual({ isDone: false, isOptional: true, note });
  expect(draftOf({ bookedWeeks: 48, isOpenForClaims: true })).toEqual({ isDone: true, note });
  expect(draftOf({ bookedWeeks: 48, isAgreedOutside: true })).toEqual({
    isDone: true,
    note: '2027 agreed outside',
  });
});

test('seasons are those of the draft, or of the next year', () => {
  const noteOf = (changes: Partial<PropertyRecord>) =>
    stepStates({ ...record, ...changes }).seasons.note;
  const drafts = record.drafts.map((draft) => ({ ...draft, year: 2026 }));
  expect(noteOf({ drafts })).toBe('Confirmed for 2026');
  expect(noteOf({ drafts: [] })).toBe('As suggested for 2027');
});

test('documents and arrival are done when both are there', () => {
  const stateOf = (changes: Partial<PropertyRecord>) =>
    stepStates({ ...record, ...changes }).documents;
  expect(stateOf({ hasArrival: false, documents: [] })).toEqual({
    isDone: false,
    note: 'No arrival instructions, no documents',
  });
  expect(stateOf({ hasArrival: true })).toEqual({
    isDone: true,
    note: 'Arrival instructions, 1 document',
  });
});

test('all done leads to the last step', () => {
  const states = stepStates(record);
  const done = Object.fromEntries(
    SETUP_STEPS.map((step) => [step, { ...states[step], isDone: true }]),
  ) as typeof states;
  expect(nextStep(done)).toBe('documents');
});

test('owners without a password are invited, each once', () => {
  const withoutAccess = [['4', '5'], [], ['4']];
  const shares = record.shares.slice(0, 3).map((share, index) => ({
    ...share,
    withoutAccess: withoutAccess[index] ?? [],
  }));
  expect(ownersWithoutAccess({ ...record, shares })).toEqual(['4', '5']);
});
