import { format } from 'date-fns';
import type {
  DraftPartsFragment,
  PlanDraftInput,
  RulesPartsFragment,
  TurnOrder,
} from '../../../generated/graphql';

type Unit = 'minutes' | 'hours';

/**
 * The values of the plan form; '' stands for no cap, manual opening and the property's default
 * rounds.
 */
export interface PlanValues {
  rounds: string;
  order: TurnOrder;
  window: string;
  unit: Unit;
  holidayCap: string;
  peakCap: string;
  opensAt: string;
}

const SECONDS: Record<Unit, number> = { minutes: 60, hours: 3600 };

const NEW_PLAN: PlanValues = {
  rounds: '',
  order: 'SERPENTINE',
  window: '48',
  unit: 'hours',
  holidayCap: '1',
  peakCap: '',
  opensAt: '',
};

/** The rules as values of the form. */
export function ruleValues(rules: RulesPartsFragment): Omit<PlanValues, 'opensAt'> {
  const { rounds, order, windowSeconds, holidayCap, peakCap } = rules;
  const unit: Unit = windowSeconds % SECONDS.hours === 0 ? 'hours' : 'minutes';
  return {
    rounds: String(rounds),
    order,
    window: String(windowSeconds / SECONDS[unit]),
    unit,
    holidayCap: holidayCap === null ? '' : String(holidayCap),
    peakCap: peakCap === null ? '' : String(peakCap),
  };
}

/** The form's initial values. */
export function planValues(draft: DraftPartsFragment | null): PlanValues {
  if (!draft) return NEW_PLAN;
  const { opensAt } = draft;
  return {
    ...ruleValues(draft.rules),
    opensAt: opensAt ? format(new Date(opensAt), "yyyy-MM-dd'T'HH:mm") : '',
  };
}

const cap = (text: string) => (text.trim() === '' ? null : Number(text));

/** Converts the form's values to the server's input. */
export function planInput(
  values: PlanValues,
  where: Pick<PlanDraftInput, 'propertyId' | 'year'> & { version?: number },
): PlanDraftInput {
  const { rounds, order, window, unit, holidayCap, peakCap, opensAt } = values;
  return {
    ...where,
    ...(rounds.trim() !== '' && { rounds: Number(rounds) }),
    order,
    windowSeconds: Math.round(Number(window) * SECONDS[unit]),
    holidayCap: cap(holidayCap),
    peakCap: cap(peakCap),
    opensAt: opensAt === '' ? null : new Date(opensAt).toISOString(),
  };
}
