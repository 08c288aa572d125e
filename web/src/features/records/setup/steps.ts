import { DEFAULT_SIZE } from '@rules/properties';
import type { PropertyRecordQuery } from '../../../generated/graphql';
import { WEEKS_OF_A_YEAR } from '../../../lib/dates/week-dates';
import { counted } from '../../../lib/text/format';

type PropertyRecord = PropertyRecordQuery['propertyRecord'];

export const SETUP_STEPS = [
  'details',
  'shares',
  'seasons',
  'owners',
  'weeks',
  'draft',
  'documents',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export const STEP_TITLES: Record<SetupStep, string> = {
  details: 'Details',
  shares: 'Shares and weeks',
  seasons: 'Seasons',
  owners: 'Owners',
  weeks: 'Weeks given already',
  draft: 'The next weeks',
  documents: 'Documents and arrival',
};

/** Their forms lead back and on, with their own buttons. */
export const STEPS_WITH_OWN_BUTTONS: readonly SetupStep[] = [
  'details',
  'shares',
  'owners',
  'weeks',
  'documents',
];

/** How far a step is. */
export interface StepState {
  isDone: boolean;
  /** A summary of the content, in a few words. */
  note: string;
  /** Whether it can be passed as it is. */
  isOptional?: boolean;
  /** Whether the note is something to look at again. */
  isOdd?: boolean;
}

/** The owners of a property who cannot sign in yet, each once. */
export const ownersWithoutAccess = ({ shares }: PropertyRecord): string[] => [
  ...new Set(shares.flatMap(({ withoutAccess }) => withoutAccess)),
];

/** The year that is set up: that of the draft, or the next. */
export function setupYear({ drafts, years }: PropertyRecord): number {
  const draft = drafts.find(({ year }) => years.some((one) => one.year === year));
  return draft?.year ?? years.at(-1)?.year ?? new Date().getFullYear() + 1;
}

/** How the weeks of a year get their owners; weeks that were given otherwise are enough to go on with. */
function draftStep({ drafts: [draft], years }: PropertyRecord, planned: number): StepState {
  if (draft) return { isDone: true, note: `Draft of ${draft.year}` };
  const year = years.find((one) => one.year === planned);
  if (year?.isAgreedOutside) return { isDone: true, note: `${planned} agreed outside` };
  const given = year?.bookedWeeks ?? 0;
  if (given === 0) return { isDone: false, note: 'Not chosen yet' };
  const note = `${counted(given, 'week')} of ${planned} given`;
  return year?.isOpenForClaims ? { isDone: true, note } : { isDone: false, isOptional: true, note };
}

/** The weeks that shares hold already, of this year and the next. */
function weeksStep({ years }: PropertyRecord): StepState {
  const given = years.filter(({ bookedWeeks }) => bookedWeeks > 0);
  if (given.length === 0) return { isDone: false, isOptional: true, note: 'None yet' };
  const texts = given.map(({ year, bookedWeeks }) => `${bookedWeeks} of ${year}`);
  return { isDone: true, note: texts.join(', ') };
}

/** Whether shares and weeks were chosen, or are in use. */
function isSizeChosen({ property, shares, drafts, years }: PropertyRecord): boolean {
  const { totalShares, weeksPerShare } = property;
  return (
    totalShares !== DEFAULT_SIZE.totalShares ||
    weeksPerShare !== DEFAULT_SIZE.weeksPerShare ||
    drafts.length > 0 ||
    shares.some(({ ownerId }) => ownerId !== null) ||
    years.some(({ bookedWeeks }) => bookedWeeks > 0)
  );
}

/** Seasons count once confirmed, and once a draft or a booking relies on the calendar's suggestion. */
function seasonsStep({ drafts, years }: PropertyRecord, planned: number) {
  const year = years.find((one) => one.year === planned);
  const isEdited = year?.hasEditedSeasons ?? false;
  const isInUse = drafts.some((draft) => draft.year === planned) || (year?.bookedWeeks ?? 0) > 0;
  return {
    isDone: isEdited || isInUse,
    note: `${isEdited ? 'Confirmed' : 'As suggested'} for ${planned}`,
  };
}

/**
 * How far each step of setting up a property is, from what is stored. The suggested number of shares
 * is accepted by going on from its step, which `passed` names.
 */
export function stepStates(
  record: PropertyRecord,
  passed: readonly SetupStep[] = [],
): Record<SetupStep, StepState> {
  const { property, shares, documents, hasArrival } = record;
  const { totalShares, weeksPerShare } = property;
  const weeks = totalShares * weeksPerShare;
  const held = shares.filter(({ ownerId }) => ownerId !== null).length;
  const planned = setupYear(record);
  const isOdd = weeks > WEEKS_OF_A_YEAR;
  return {
    details: { isDone: true, note: property.location },
    shares: {
      isDone: !isOdd && (isSizeChosen(record) || passed.includes('shares')),
      note: `${totalShares} × ${weeksPerShare} = ${counted(weeks, 'week')}`,
      isOdd,
    },
    owners: { isDone: held === totalShares, note: `${held} of ${totalShares} shares` },
    seasons: seasonsStep(record, planned),
    weeks: weeksStep(record),
    documents: {
      isDone: hasArrival && documents.length > 0,
      note: `${hasArrival ? 'Arrival instructions' : 'No arrival instructions'}, ${documents.length > 0 ? counted(documents.length, 'document') : 'no documents'}`,
    },
    draft: draftStep(record, planned),
  };
}

/** The steps that are left to do. */
export const missingSteps = (states: Record<SetupStep, StepState>): SetupStep[] =>
  SETUP_STEPS.filter((step) => !(states[step].isDone || states[step].isOptional));

/** The step to go on with: the first that is left to do, or the last. */
export const nextStep = (states: Record<SetupStep, StepState>): SetupStep =>
  missingSteps(states)[0] ?? 'documents';
