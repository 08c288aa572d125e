import { Power, PowerOff } from 'lucide-react';
import { useState } from 'react';
import {
  AdminPropertiesDocument,
  type AdminPropertyPartsFragment,
  useUpdatePropertyMutation,
} from '../../../generated/graphql';
import { properties as counted } from '../../../lib/format';
import { Button } from '../../../ui/button/Button';
import { ExportSelected, isTooMany, selectedText } from '../../../ui/data/selected-rows';
import { SelectionBar } from '../../../ui/data/selection';
import { BulkDialog } from '../../../ui/overlay/BulkDialog';

interface Action {
  verb: string;
  done: string;
  Icon: typeof Power;
  isActive: boolean;
  effect: string;
}

const ACTIONS: readonly Action[] = [
  {
    verb: 'Deactivate',
    done: 'deactivated',
    Icon: PowerOff,
    isActive: false,
    effect:
      'Shares, weeks and drafts stay as they are. No one can make requests there, open weeks are no longer offered, and new drafts are planned without them.',
  },
  {
    verb: 'Activate',
    done: 'activated',
    Icon: Power,
    isActive: true,
    effect: 'Requests can be made there, open weeks are offered, and drafts can be planned.',
  },
];

interface Props {
  properties: readonly AdminPropertyPartsFragment[];
  onClear: () => void;
}

/** Deactivates and activates the selected properties, those that are not so yet, and exports them. */
export function SelectedProperties({ properties, onClear }: Props) {
  const [asked, setAsked] = useState<Action>();
  const [update] = useUpdatePropertyMutation();
  const setActive = async (property: { id: string; version: number }, isActive: boolean) => {
    const { id, version } = property;
    const { data } = await update({ variables: { input: { id, version, isActive } } });
    if (!data) throw new Error('The property was not answered.');
    return data.updateProperty;
  };
  const others = ({ isActive }: Action) => properties.filter((one) => one.isActive !== isActive);
  return (
    <SelectionBar text={selectedText(properties, counted(properties.length))} onClear={onClear}>
      {ACTIONS.map((action) => (
        <Button
          key={action.verb}
          size="small"
          variant="secondary"
          icon={<action.Icon size={16} aria-hidden />}
          disabled={others(action).length === 0 || isTooMany(properties)}
          onClick={() => setAsked(action)}
        >
          {action.verb} {others(action).length}
        </Button>
      ))}
      <ExportSelected table="properties" rows={properties} />
      {asked && (
        <BulkDialog
          rows={others(asked)}
          nameOf={({ name }) => name}
          title={`${asked.verb} ${counted(others(asked).length)}?`}
          description={asked.effect}
          confirmLabel={asked.verb}
          countText={counted}
          verb={asked.done}
          change={async (property) => {
            const changed = await setActive(property, asked.isActive);
            return () => setActive(changed, property.isActive);
          }}
          reread={[AdminPropertiesDocument]}
          onClose={(isDone) => {
            setAsked(undefined);
            if (isDone) onClear();
          }}
        />
      )}
    </SelectionBar>
  );
}
