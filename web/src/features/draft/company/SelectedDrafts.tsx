import { Copy, Pause, Play, ScrollText, Sun } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import type { CompanyDraftPartsFragment } from '../../../generated/graphql';
import { Button } from '../../../ui/button/Button';
import { RunProgress } from '../../../ui/data/run-lines';
import { type AllSelector, SelectAll } from '../../../ui/data/SelectAll';
import { SelectionBar } from '../../../ui/data/selection';
import type { Picker } from '../../../ui/form/picker';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { DropdownMenu } from '../../../ui/overlay/DropdownMenu';
import { useBulkRun } from '../../../ui/overlay/use-bulk-run';
import { ReasonDialog } from '../plan/ReasonDialog';
import { CopyRulesDialog } from './CopyRulesDialog';
import { drafts as counted, draftName } from './draft-words';
import { ACTS_ON, type BulkAction, COMPANY_DRAFTS, useDraftsBulk } from './use-drafts-bulk';

const WORDS: Record<BulkAction, { verb: string; done: string; effect: string }> = {
  open: {
    verb: 'Open',
    done: 'opened',
    effect: 'Order, weeks and rules are fixed, and the first owner of each property gets an email.',
  },
  pause: { verb: 'Pause', done: 'paused', effect: 'No owner can choose until they go on.' },
  resume: {
    verb: 'Resume',
    done: 'resumed',
    effect: 'The current turns go on where they stopped.',
  },
};
const ACTIONS: readonly BulkAction[] = ['open', 'pause', 'resume'];

/** Copies seasons to years of houses. */
export type SeasonCopier = ComponentType<{
  targets: readonly { id: string; propertyId: string; name: string; year: number }[];
  onClose: (isDone: boolean) => void;
}>;

interface Props {
  drafts: readonly CompanyDraftPartsFragment[];
  PropertyPicker: Picker;
  SeasonCopier: SeasonCopier;
  /** Selects all that match; false if they are selected. */
  all: AllSelector | false;
  onClear: () => void;
}

/**
 * Opens, pauses and resumes the selected drafts, those that can be, and copies seasons and rules to
 * those that are planned.
 */
export function SelectedDrafts({ drafts, PropertyPicker, SeasonCopier, all, onClear }: Props) {
  const [copying, setCopying] = useState<'seasons' | 'rules'>();
  const [asked, setAsked] = useState<BulkAction>();
  const act = useDraftsBulk();
  const { run, progress, summary } = useBulkRun<CompanyDraftPartsFragment>({
    ...{ nameOf: draftName, countText: counted, reread: COMPANY_DRAFTS, onClose: onClear },
  });
  const fit = (action: BulkAction) => drafts.filter(({ status }) => status === ACTS_ON[action]);
  const planned = fit('open');
  const chosen = asked ? fit(asked) : [];
  const label = asked ? `${WORDS[asked].verb} ${counted(chosen.length)}` : '';
  const texts = { title: `${label}?`, description: asked ? WORDS[asked].effect : '' };

  async function go(action: BulkAction, reason = '') {
    await run(chosen, WORDS[action].done, async ({ id }) => {
      await act[action](id, reason);
      return undefined;
    });
    setAsked(undefined);
  }

  return (
    <SelectionBar
      text={`${counted(drafts.length)} selected`}
      more={all && <SelectAll {...all} />}
      onClear={onClear}
    >
      {ACTIONS.filter((action) => fit(action).length > 0).map((action) => (
        <Button
          key={action}
          size="small"
          variant="secondary"
          icon={
            action === 'pause' ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />
          }
          onClick={() => setAsked(action)}
        >
          {WORDS[action].verb} {fit(action).length}
        </Button>
      ))}
      {planned.length > 0 && (
        <DropdownMenu
          side="top"
          trigger={
            <Button size="small" variant="secondary" icon={<Copy size={16} aria-hidden />}>
              Copy to {planned.length}
            </Button>
          }
          items={[
            {
              label: `Copy seasons to ${planned.length}`,
              icon: <Sun size={16} />,
              onSelect: () => setCopying('seasons'),
            },
            {
              label: `Copy rules to ${planned.length}`,
              icon: <ScrollText size={16} />,
              onSelect: () => setCopying('rules'),
            },
          ]}
        />
      )}
      {copying === 'seasons' && (
        <SeasonCopier
          targets={planned.map((draft) => ({ ...draft, name: draft.propertyName }))}
          onClose={() => setCopying(undefined)}
        />
      )}
      {copying === 'rules' && (
        <CopyRulesDialog
          drafts={planned}
          PropertyPicker={PropertyPicker}
          onClose={(isDone) => {
            setCopying(undefined);
            // Those on other pages are known as they were.
            if (isDone) onClear();
          }}
        />
      )}
      {(asked === 'pause' || asked === 'resume') && (
        <ReasonDialog
          {...texts}
          isOptional={asked === 'resume'}
          submitLabel={label}
          isBusy={progress !== undefined}
          onSubmit={(reason) => go(asked, reason)}
          onClose={() => !progress && setAsked(undefined)}
        >
          <RunProgress label={WORDS[asked].verb} progress={progress} />
        </ReasonDialog>
      )}
      {asked === 'open' && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && !progress && setAsked(undefined)}
          {...texts}
          confirmLabel={label}
          busy={progress !== undefined}
          onConfirm={() => go(asked)}
        >
          <RunProgress label={WORDS[asked].verb} progress={progress} />
        </ConfirmDialog>
      )}
      {summary}
    </SelectionBar>
  );
}
