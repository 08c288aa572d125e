import type {
  CompanyDraftPartsFragment,
  CompanyDraftState,
  DraftStatus,
  RulesPartsFragment,
} from '../../../generated/graphql';
import { WEEKS_OF_A_YEAR } from '../../../lib/dates/week-dates';
import { counted } from '../../../lib/text/format';
import type { Tone } from '../../../ui/theme/tokens';
import { shortageText } from '../plan/shortage';
import { durationText } from '../use-clock';

/** How a status is called, and its badge. */
export const statusWords: Record<DraftStatus, { label: string; tone: Tone }> = {
  PLANNED: { label: 'Planned', tone: 'neutral' },
  RUNNING: { label: 'Running', tone: 'info' },
  PAUSED: { label: 'Paused', tone: 'warning' },
  ENDED: { label: 'Ended', tone: 'success' },
};

/** The states of the filter; drafts of those apart are in another state too. */
export const STATES: readonly { value: CompanyDraftState; label: string; isApart?: boolean }[] = [
  { value: 'ALL', label: 'All' },
  { value: 'PLANNED', label: 'Planned' },
  { value: 'RUNNING', label: 'Running' },
  { value: 'PAUSED', label: 'Paused' },
  { value: 'ENDED', label: 'Ended' },
  { value: 'TO_OPEN', label: 'To open', isApart: true },
  { value: 'STALLED', label: 'Stalled', isApart: true },
];

export type DraftAction = 'open' | 'pause' | 'resume';

interface ActionWords {
  verb: string;
  done: string;
  effect: string;
  /** In which state a draft is for it. */
  from: DraftStatus;
}

export const actionWords: Record<DraftAction, ActionWords> = {
  open: {
    ...{ verb: 'Start', done: 'started', from: 'PLANNED' },
    effect: 'Order, weeks and rules are fixed, and the owner who is first to choose gets an email.',
  },
  pause: {
    ...{ verb: 'Pause', done: 'paused', from: 'RUNNING' },
    effect: 'No owner can choose until they go on.',
  },
  resume: {
    ...{ verb: 'Resume', done: 'resumed', from: 'PAUSED' },
    effect: 'The current turns go on where they stopped.',
  },
};

/** '12 weeks for 40 turns' of a planned draft if the last turns would get none. */
export const shortageOf = ({ turns, weeksLeft }: CompanyDraftPartsFragment) =>
  turns === null ? undefined : shortageText(weeksLeft ?? WEEKS_OF_A_YEAR, turns);

type Steered = Pick<CompanyDraftPartsFragment, 'status' | 'opensAt' | 'stall'>;

/** True for a draft that no clock opens. */
export const waitsToOpen = ({ status, opensAt, stall }: Steered) =>
  status === 'PLANNED' && opensAt === null && stall === null;

/** An administrator’s next step with a draft; undefined if it continues automatically. */
export function nextAction(draft: Steered): DraftAction | null {
  if (draft.status === 'PAUSED') return 'resume';
  const isToOpen = draft.status === 'PLANNED' && (draft.opensAt === null || draft.stall !== null);
  return isToOpen ? 'open' : null;
}

const capText = (cap: number | null, one: string) =>
  cap === null ? `any number of ${one}s` : `at most ${counted(cap, one)} each`;

/** The explanation of each rule. */
const ruleTexts = ({ rounds, order, windowSeconds, holidayCap, peakCap }: RulesPartsFragment) => [
  counted(rounds, 'round'),
  order === 'SERPENTINE' ? 'serpentine' : 'straight',
  `${durationText(windowSeconds)} a turn`,
  capText(holidayCap, 'holiday week'),
  capText(peakCap, 'peak week'),
];

/** '3 rounds, serpentine, 2 days a turn, at most 1 holiday week each, any number of peak weeks'. */
export const rulesText = (rules: RulesPartsFragment) => ruleTexts(rules).join(', ');

/** The same without limits that are not set, in two lines. */
export function rulesLines(rules: RulesPartsFragment): { main: string; limits: string } {
  const [rounds, order, window, holidays, peaks] = ruleTexts(rules);
  const limits = [rules.holidayCap === null ? '' : holidays, rules.peakCap === null ? '' : peaks];
  return {
    main: [rounds, order, window].join(', '),
    limits: limits.filter(Boolean).join(', ') || 'no limits',
  };
}

/** '4 rounds → 3 rounds; serpentine → straight'; empty if both are the same. */
export function rulesChangeText(before: RulesPartsFragment, after: RulesPartsFragment): string {
  const next = ruleTexts(after);
  return ruleTexts(before)
    .flatMap((was, index) => (was === next[index] ? [] : [`${was} → ${next[index]}`]))
    .join('; ');
}

/** '1 draft', '48 drafts'. */
export const drafts = (count: number) => counted(count, 'draft');

/** 'Lakeside House 2028'. */
export const draftName = ({ propertyName, year }: CompanyDraftPartsFragment) =>
  `${propertyName} ${year}`;
