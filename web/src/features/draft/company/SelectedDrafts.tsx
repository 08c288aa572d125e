import { type ComponentType, useState } from 'react';
import type { CompanyDraftPartsFragment } from '../../../generated/graphql';
import { Button } from '../../../ui/button/Button';
import type { Picker } from '../../../ui/choice/picker';
import { Copy, Pause, Play, ScrollText, Sun } from '../../../ui/icon/icons';
import { DropdownMenu } from '../../../ui/menu/DropdownMenu';
import { type AllSelector, SelectAll } from '../../../ui/selection/SelectAll';
import { SelectionBar } from '../../../ui/selection/selection';
import { CopyRulesDialog } from './CopyRulesDialog';
import { DraftActionDialog } from './DraftActionDialog';
import { actionWords, drafts as counted, type DraftAction } from './draft-words';

const ACTIONS: readonly DraftAction[] = ['open', 'pause', 'resume'];

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
  const [asked, setAsked] = useState<DraftAction>();
  const fit = (action: DraftAction) =>
    drafts.filter(({ status }) => status === actionWords[action].from);
  const planned = fit('open');

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
          icon={action === 'pause' ? <Pause size={16} /> : <Play size={16} />}
          onClick={() => setAsked(action)}
        >
          {actionWords[action].verb} {fit(action).length}
        </Button>
      ))}
      {planned.length > 0 && (
        <DropdownMenu
          side="top"
          trigger={
            <Button size="small" variant="secondary" icon={<Copy size={16} />}>
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
      {asked && (
        <DraftActionDialog
          action={asked}
          drafts={fit(asked)}
          onClose={(isDone) => {
            setAsked(undefined);
            if (isDone) onClear();
          }}
        />
      )}
    </SelectionBar>
  );
}
