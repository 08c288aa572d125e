import { useState } from 'react';
import type { CompanyDraftPartsFragment, RulesPartsFragment } from '../../../generated/graphql';
import type { Outcome } from '../../../lib/network/use-one-by-one';
import { Button } from '../../../ui/button/Button';
import { HouseLines, RunProgress, type RunResult } from '../../../ui/data/RunSummary';
import type { Picker } from '../../../ui/form/picker';
import { Stack } from '../../../ui/layout/Stack';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { SummaryDialog } from '../../../ui/overlay/SummaryDialog';
import { CopyRules } from './CopyRules';
import { drafts as counted, draftName, refusedLines, rulesChangeText } from './draft-words';
import { type RulesCopy, useRulesCopies } from './use-rules-copies';

interface Props {
  /** Planned drafts. */
  drafts: readonly CompanyDraftPartsFragment[];
  PropertyPicker: Picker;
  /** `isDone` unless nothing was copied. */
  onClose: (isDone: boolean) => void;
}

function resultOf({ results, refused }: Outcome<RulesCopy, unknown>, verb: string): RunResult {
  const others = refused.length > 0 ? `, ${refused.length} refused` : '';
  return {
    title: `Rules of ${counted(results.length)} ${verb}${others}.`,
    refused: refusedLines(refused.map(({ item, error }) => ({ item: item.draft, error }))),
  };
}

/** Copies the rules of one draft to plans: a source, a preview, one by one, and a summary. */
export function CopyRulesDialog({ drafts, PropertyPicker, onClose }: Props) {
  // As they were when it opened, so that concurrent changes are not overwritten.
  const [targets] = useState(drafts);
  const [rules, setRules] = useState<RulesPartsFragment | null>(null);
  const [result, setResult] = useState<RunResult>();
  const [undos, setUndos] = useState<readonly RulesCopy[]>([]);
  const { run, progress } = useRulesCopies();
  const changes = targets.flatMap((draft) => {
    const text = rules ? rulesChangeText(draft.rules, rules) : '';
    return rules && text !== '' ? [{ draft, rules, text }] : [];
  });

  async function save() {
    const outcome = await run(changes);
    setUndos(outcome.results);
    setResult(resultOf(outcome, 'changed'));
  }

  async function undo() {
    const outcome = await run(undos);
    setUndos([]);
    setResult(resultOf(outcome, 'restored'));
  }

  if (result) {
    return (
      <SummaryDialog
        title="Summary"
        result={result}
        action={
          undos.length > 0 && (
            <Button
              variant="secondary"
              busy={progress !== undefined}
              busyLabel="Restoring…"
              onClick={undo}
            >
              Undo
            </Button>
          )
        }
        onClose={() => !progress && onClose(true)}
      />
    );
  }
  return (
    <FormDialog
      title={`Copy rules to ${counted(targets.length)}`}
      description="The plans take rounds, order, time to choose and limits; their opening times stay."
      submitLabel={`Copy to ${counted(changes.length)}`}
      busyLabel="Copying…"
      busy={progress !== undefined}
      disabled={changes.length === 0}
      onSubmit={save}
      onClose={() => !progress && onClose(false)}
    >
      <Stack>
        <CopyRules label="From the house" PropertyPicker={PropertyPicker} onRules={setRules} />
        {rules && (
          <p role="status">
            {changes.length} of {counted(targets.length)} would change.
          </p>
        )}
        <HouseLines
          label="What changes"
          lines={changes.map(({ draft, text }) => ({
            id: draft.id,
            name: draftName(draft),
            text,
          }))}
        />
        <RunProgress label="Copied" progress={progress} />
      </Stack>
    </FormDialog>
  );
}
