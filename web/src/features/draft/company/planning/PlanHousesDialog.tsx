import { useState } from 'react';
import {
  type HouseToPlanPartsFragment,
  useDropDraftMutation,
  usePlanDraftMutation,
} from '../../../../generated/graphql';
import { propertyRecordPath } from '../../../../lib/address/paths';
import { isEqual } from '../../../../lib/is-equal';
import type { Progress } from '../../../../lib/list/use-each';
import { dataOf } from '../../../../lib/network/data-of';
import { grouped, properties } from '../../../../lib/text/format';
import { Checkbox } from '../../../../ui/choice/Checkbox';
import type { Picker } from '../../../../ui/choice/picker';
import { Select } from '../../../../ui/choice/Select';
import { Notice } from '../../../../ui/feedback/Notice';
import { FormDialog } from '../../../../ui/overlay/FormDialog';
import { useBulkRun } from '../../../../ui/selection/use-bulk-run';
import { RunLines, RunProgress } from '../../../../ui/table/run-lines';
import { Muted } from '../../../../ui/text/Text';
import { PlanFields } from '../../plan/PlanFields';
import { planValues, ruleValues } from '../../plan/plan-values';
import { durationText } from '../../use-clock';
import { COMPANY_DRAFTS } from '../company-queries';
import { drafts, rulesText } from '../draft-words';
import { RulesPicker } from '../RulesPicker';
import {
  type HousePlan,
  type HousesPlan,
  plansOf,
  type RulesSource,
  shortNames,
  shortOf,
} from './house-plans';

const SOURCES: readonly { value: RulesSource; label: string }[] = [
  { value: 'SAME', label: 'The same rules for all' },
  { value: 'OWN', label: 'Each property’s rules of its last draft' },
];

const FIRST_PLAN: HousesPlan = { source: 'SAME', values: planValues(null), withProblems: false };

interface Props {
  year: number;
  /** Those selected when the dialog was opened. */
  houses: readonly HouseToPlanPartsFragment[];
  PropertyPicker: Picker;
  /** Called with those that got a draft. */
  onPlanned: (houses: readonly HouseToPlanPartsFragment[]) => void;
  onClose: () => void;
}

/** 'Planning 12 of 50…': which one it is at. */
const planningText = (progress: Progress | undefined) =>
  progress
    ? `Planning ${grouped(Math.min(progress.done + 1, progress.total))} of ${grouped(progress.total)}…`
    : 'Planning…';

/** The name of a house in the preview, linked to its page. */
const lineOf = ({ id, name }: HouseToPlanPartsFragment) => ({
  id,
  name,
  to: propertyRecordPath(id),
});

/** Plans the drafts of many houses: rules, a preview, one by one, and a summary. */
export function PlanHousesDialog({ year, houses, PropertyPicker, onPlanned, onClose }: Props) {
  const [plan, setPlan] = useState(FIRST_PLAN);
  const [planDraft] = usePlanDraftMutation();
  const [dropDraft] = useDropDraftMutation();
  const { plans, leftOut } = plansOf(houses, year, plan);
  const notPlanned = leftOut.map(({ house, reason }) => ({ ...lineOf(house), text: reason }));
  const short = shortOf(plans);
  const longestSeconds = Math.max(...plans.map((one) => one.longestSeconds));
  const change = (changes: Partial<HousesPlan>) => setPlan((now) => ({ ...now, ...changes }));
  const hasProblems = houses.some(({ problem }) => problem !== null);

  const { run, progress, stop, summary } = useBulkRun<HousePlan>({
    nameOf: ({ house }) => house.name,
    ...{ countText: drafts, reread: COMPANY_DRAFTS, leftOut: notPlanned, undone: 'deleted' },
    onClose,
  });
  const doneText = (planned: readonly HousePlan[]) =>
    [`planned for ${year}`, shortOf(planned)].filter(Boolean).join(', ');

  const save = async () => {
    const planned = await run(plans, doneText, async ({ input }) => {
      const data = dataOf(await planDraft({ variables: { input } }));
      const { id: draftId, version } = data.planDraft;
      return () => dropDraft({ variables: { draftId, version } });
    });
    onPlanned(planned.map(({ house }) => house));
  };

  if (summary) return summary;
  return (
    <FormDialog
      title={`Plan drafts for ${year}`}
      description="Nothing is planned before you confirm; each draft can be changed until it opens."
      size="large"
      submitLabel={plans.length === 0 ? 'Plan drafts' : `Plan ${drafts(plans.length)}`}
      busyLabel={planningText(progress)}
      disabled={plans.length === 0}
      isUnsaved={!isEqual(plan, FIRST_PLAN)}
      form={{ isBusy: progress !== undefined, submit: save }}
      onClose={() => !progress && onClose()}
    >
      <p role="status">
        {properties(houses.length)} selected: {grouped(plans.length)}{' '}
        {plans.length === 1 ? 'gets' : 'get'} a draft
        {leftOut.length > 0 &&
          `, ${grouped(leftOut.length)} ${leftOut.length === 1 ? 'is' : 'are'} left out`}
        .
      </p>
      {longestSeconds > 0 && (
        <Muted>
          If every owner takes all the time there is, {plans.length === 1 ? 'it' : 'the longest'}{' '}
          lasts {durationText(longestSeconds)}.
        </Muted>
      )}
      {short && (
        <Notice message={`Not every turn would get a week: ${short} (${shortNames(plans)}).`} />
      )}
      {hasProblems && (
        <Checkbox
          label="Also plan drafts that could not open now"
          hint="You can open their drafts once the problems below are solved."
          checked={plan.withProblems}
          onCheckedChange={(withProblems) => change({ withProblems })}
        />
      )}
      <RunLines label="Left out" lines={notPlanned} />
      <Select
        label="Rules"
        value={plan.source}
        options={SOURCES}
        onValueChange={(source) => change({ source })}
      />
      {plan.source === 'SAME' && (
        <RulesPicker
          PropertyPicker={PropertyPicker}
          onRules={(rules) => rules && change({ values: { ...plan.values, ...ruleValues(rules) } })}
        />
      )}
      <PlanFields
        values={plan.values}
        onlyOpening={plan.source === 'OWN'}
        onChange={(changes) => change({ values: { ...plan.values, ...changes } })}
      />
      <RunLines
        label="What is planned"
        total={plans.length}
        lines={plans.map(({ house, input, shortage }) => ({
          ...lineOf(house),
          text: [
            shortage,
            rulesText({
              rounds: input.rounds ?? house.weeksPerShare,
              order: input.order ?? 'SERPENTINE',
              windowSeconds: input.windowSeconds ?? 0,
              holidayCap: input.holidayCap ?? null,
              peakCap: input.peakCap ?? null,
            }),
          ]
            .filter(Boolean)
            .join('; '),
        }))}
      />
      <RunProgress label="Planned" progress={progress} onStop={stop} />
    </FormDialog>
  );
}
