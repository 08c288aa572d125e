import type { Situation } from '../calendar';
import type { WeekActions } from './use-week-actions';

/** The steps of the week dialog. */
export type Step = 'look' | 'claim' | 'release' | 'guests' | 'link';

/** The props that the steps share. */
export interface StepProps {
  situation: Situation;
  actions: WeekActions;
  /** Goes to another step; `done` is what has just been achieved, in a sentence. */
  go: (step: Step, done?: string) => void;
  onClose: () => void;
}
