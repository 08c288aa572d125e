import { Pause, Play, Sun } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import type { CompanyDraftPartsFragment } from '../../../generated/graphql';
import { counted } from '../../../lib/format';
import { errorText } from '../../../lib/network/error-text';
import { Button } from '../../../ui/button/Button';
import { type HouseLine, RunProgress, RunSummary } from '../../../ui/data/RunSummary';
import { SelectionBar } from '../../../ui/data/selection';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { Dialog } from '../../../ui/overlay/Dialog';
import { ReasonDialog } from '../plan/ReasonDialog';
import { type AllSelector, SelectAll } from './SelectAll';
import { ACTS_ON, type BulkAction, useDraftsBulk } from './use-drafts-bulk';

const WORDS: Record<BulkAction, { verb: string; done: string; effect: string }> = {
  open: {
    verb: 'Open',
    done: 'opened',
    effect: 'Order, weeks and rules are fixed, and the first owner of each house gets an email.',
  },
  pause: { verb: 'Pause', done: 'paused', effect: 'No owner can choose until they go on.' },
  resume: {
    verb: 'Resume',
    done: 'resumed',
    effect: 'The current turns go on where they stopped.',
  },
};
const ACTIONS: readonly BulkAction[] = ['open', 'pause', 'resume'];

const nameOf = ({ propertyName, year }: CompanyDraftPartsFragment) => `${propertyName} ${year}`;

/** Copies seasons to years of houses. */
export type SeasonCopier = ComponentType<{
  targets: readonly { id: string; propertyId: string; name: string; year: number }[];
  onClose: (isDone: boolean) => void;
}>;

interface Props {
  drafts: readonly CompanyDraftPartsFragment[];
  SeasonCopier: SeasonCopier;
  /** Selects all that match; false if they are selected. */
  all: AllSelector | false;
  onClear: () => void;
}

/** Opens, pauses and resumes the selected drafts, those that can be, and copies seasons to them. */
export function SelectedDrafts({ drafts, SeasonCopier, all, onClear }: Props) {
  const [isCopying, setCopying] = useState(false);
  const [asked, setAsked] = useState<BulkAction>();
  const [summary, setSummary] = useState<{ title: string; refused: HouseLine[] }>();
  const { run, progress } = useDraftsBulk();
  const fit = (action: BulkAction) => drafts.filter(({ status }) => status === ACTS_ON[action]);
  const chosen = asked ? fit(asked) : [];
  const label = asked ? `${WORDS[asked].verb} ${counted(chosen.length, 'draft')}` : '';
  const texts = { title: `${label}?`, description: asked ? WORDS[asked].effect : '' };

  async function go(action: BulkAction, reason = '') {
    const { results, refused } = await run(action, chosen, reason);
    setAsked(undefined);
    setSummary({
      title: `${counted(results.length, 'draft')} ${WORDS[action].done}${
        refused.length > 0 ? `, ${refused.length} refused` : ''
      }.`,
      refused: refused.map(({ item, error }) => ({
        id: item.id,
        name: nameOf(item),
        text: errorText(error, 'Please try again.'),
      })),
    });
  }

  return (
    <SelectionBar text={`${counted(drafts.length, 'draft')} selected`} onClear={onClear}>
      {all && <SelectAll {...all} />}
      {ACTIONS.map((action) => (
        <Button
          key={action}
          size="small"
          variant="secondary"
          icon={
            action === 'pause' ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />
          }
          disabled={fit(action).length === 0}
          onClick={() => setAsked(action)}
        >
          {WORDS[action].verb} {fit(action).length}
        </Button>
      ))}
      <Button
        size="small"
        variant="secondary"
        icon={<Sun size={16} aria-hidden />}
        disabled={fit('open').length === 0}
        onClick={() => setCopying(true)}
      >
        Copy seasons to {fit('open').length}
      </Button>
      {isCopying && (
        <SeasonCopier
          targets={fit('open').map((draft) => ({ ...draft, name: draft.propertyName }))}
          onClose={() => setCopying(false)}
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
      {summary && (
        <Dialog
          open
          title="Summary"
          onOpenChange={() => {
            setSummary(undefined);
            onClear();
          }}
        >
          <RunSummary {...summary} />
        </Dialog>
      )}
    </SelectionBar>
  );
}
