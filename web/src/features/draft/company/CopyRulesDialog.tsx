import { useState } from 'react';
import type { CompanyDraftPartsFragment, RulesPartsFragment } from '../../../generated/graphql';
import { forYear, grouped } from '../../../lib/format';
import type { Outcome } from '../../../lib/network/use-one-by-one';
import { Button } from '../../../ui/button/Button';
import { HouseLines, RunProgress, type RunResult, refusedLine } from '../../../ui/data/run-lines';
import type { Picker } from '../../../ui/form/picker';
import { Stack } from '../../../ui/layout/Stack';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { SummaryDialog } from '../../../ui/overlay/SummaryDialog';
import { drafts as counted, draftName, rulesChangeText } from './draft-words';
import { RulesPicker } from './RulesPicker';
import { type RulesCopy, useRulesCopies } from './use-rules-copies';

interface Props {
  /** Planned drafts. */
  drafts: readonly CompanyDraftPartsFragment[];
  PropertyPicker: Picker;
  /** `isDone` unless nothing was copied. */
  onClose: (isDone: boolean) => void;
}

function resultOf({ results, refused }: Outcome<RulesCopy, unknown>, verb: string): RunResult {
  return {
    title: `Rules of ${counted(results.length)} ${verb}`,
    refused: refused.map(({ item: { draft }, error }) =>
      refusedLine(draft.id, draftName(draft), error),
    ),
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
    if (!rules) return [];
    const text = rulesChangeText(draft.rules, rules);
    return text === '' ? [] : [{ draft, rules, text }];
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
        result={result}
        isBusy={progress !== undefined}
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
      title={`Copy rules to ${counted(targets.length)}${forYear(targets)}`}
      description="The plans take rounds, order, time to choose and limits; their opening times stay."
      submitLabel={`Copy to ${counted(changes.length)}`}
      busyLabel="Copying…"
      busy={progress !== undefined}
      disabled={changes.length === 0}
      onSubmit={save}
      onClose={() => !progress && onClose(false)}
    >
      <Stack>
        <RulesPicker PropertyPicker={PropertyPicker} onRules={setRules} />
        {rules && (
          <p role="status">
            {grouped(changes.length)} of {counted(targets.length)} would change.
          </p>
        )}
        <HouseLines
          label="What changes"
          total={targets.length}
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
