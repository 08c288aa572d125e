import type {
  CompanyDraftState,
  DraftStatus,
  RulesPartsFragment,
} from '../../../generated/graphql';
import { counted } from '../../../lib/format';
import type { Tone } from '../../../ui/theme/tokens';
import { durationText } from '../use-clock';

/** How a status is called, and its badge. */
export const statusWords: Record<DraftStatus, { label: string; tone: Tone }> = {
  PLANNED: { label: 'Planned', tone: 'neutral' },
  RUNNING: { label: 'Running', tone: 'info' },
  PAUSED: { label: 'Paused', tone: 'warning' },
  ENDED: { label: 'Ended', tone: 'success' },
};

/** The states of the filter; what stalls comes first. */
export const STATES: readonly { value: CompanyDraftState; label: string }[] = [
  { value: 'ALL', label: 'All drafts' },
  { value: 'STALLED', label: 'Stalled' },
  { value: 'PLANNED', label: 'Planned' },
  { value: 'RUNNING', label: 'Running' },
  { value: 'PAUSED', label: 'Paused' },
  { value: 'ENDED', label: 'Ended' },
];

const capText = (cap: number | null, one: string) =>
  cap === null ? null : `at most ${counted(cap, one)} each`;

/** '3 rounds, serpentine, 48 hours a turn, at most 1 holiday week each'. */
export function rulesText(rules: RulesPartsFragment): string {
  const { rounds, order, windowSeconds, holidayCap, peakCap } = rules;
  return [
    counted(rounds, 'round'),
    order === 'SERPENTINE' ? 'serpentine' : 'straight',
    `${durationText(windowSeconds)} a turn`,
    capText(holidayCap, 'holiday week'),
    capText(peakCap, 'peak week'),
  ]
    .filter((one) => one !== null)
    .join(', ');
}

/** '1 house', '48 houses'. */
export const houses = (count: number) => counted(count, 'house');
