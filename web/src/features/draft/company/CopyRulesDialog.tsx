import { useState } from 'react';
import type { CompanyDraftPartsFragment, RulesPartsFragment } from '../../../generated/graphql';
import { forYear, grouped } from '../../../lib/text/format';
import type { Picker } from '../../../ui/choice/picker';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { useBulkRun } from '../../../ui/selection/use-bulk-run';
import { type RunLine, RunLines, RunProgress } from '../../../ui/table/run-lines';
import { COMPANY_DRAFTS } from './company-queries';
import { drafts as counted, draftName, rulesChangeText } from './draft-words';
import { RulesPicker } from './RulesPicker';
import { useCopyRules } from './use-copy-rules';

interface Props {
  /** Planned drafts. */
  drafts: readonly CompanyDraftPartsFragment[];
  PropertyPicker: Picker;
  /** `isDone` unless nothing was copied. */
  onClose: (isDone: boolean) => void;
}

/** A draft, the rules that it gets, and what they change. */
interface RulesCopy extends RunLine {
  draft: CompanyDraftPartsFragment;
  rules: RulesPartsFragment;
}

/** Copies the rules of one draft to plans: a source, a preview, one by one, and a summary. */
export function CopyRulesDialog({ drafts, PropertyPicker, onClose }: Props) {
  // As they were when it opened, so that concurrent changes are not overwritten.
  const [targets] = useState(drafts);
  const [rules, setRules] = useState<RulesPartsFragment | null>(null);
  const copyRules = useCopyRules();
  const { run, progress, stop, summary } = useBulkRun<RulesCopy>({
    nameOf: ({ name }) => name,
    countText: (count) => `Rules of ${counted(count)}`,
    reread: COMPANY_DRAFTS,
    onClose: () => onClose(true),
  });
  const changes = targets.flatMap((draft): RulesCopy[] => {
    const text = rules ? rulesChangeText(draft.rules, rules) : '';
    return rules && text ? [{ id: draft.id, name: draftName(draft), text, draft, rules }] : [];
  });
  const copy = () => run(changes, 'changed', ({ draft, rules }) => copyRules(draft, rules));
  if (summary) return summary;
  return (
    <FormDialog
      title={`Copy rules to ${counted(targets.length)}${forYear(targets)}`}
      description="The plans take rounds, order, time to choose and limits; their opening times stay."
      submitLabel={`Copy to ${counted(changes.length)}`}
      busyLabel="Copying…"
      disabled={changes.length === 0}
      form={{ isBusy: progress !== undefined, submit: copy }}
      onClose={() => !progress && onClose(false)}
    >
      <RulesPicker PropertyPicker={PropertyPicker} onRules={setRules} />
      {rules && (
        <p role="status">
          {grouped(changes.length)} of {counted(targets.length)} would change.
        </p>
      )}
      <RunLines label="What changes" total={targets.length} lines={changes} />
      <RunProgress label="Copied" progress={progress} onStop={stop} />
    </FormDialog>
  );
}
