import { useState } from 'react';
import {
  AdminPropertiesDocument,
  type AdminPropertyPartsFragment,
  useUpdatePropertyMutation,
} from '../../../generated/graphql';
import { dataOf } from '../../../lib/network/data-of';
import { properties as counted, grouped } from '../../../lib/text/format';
import { Button } from '../../../ui/button/Button';
import { Power, PowerOff } from '../../../ui/icon/icons';
import { BulkDialog } from '../../../ui/selection/BulkDialog';
import { ExportSelected } from '../../../ui/selection/ExportSelected';
import type { ListBar } from '../../../ui/selection/matching';
import { SelectionBar } from '../../../ui/selection/selection';
import { EFFECTS } from '../editing/property-words';

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
    effect: EFFECTS.inactive,
  },
  {
    verb: 'Activate',
    done: 'activated',
    Icon: Power,
    isActive: true,
    effect: EFFECTS.active,
  },
];

interface Props {
  properties: readonly AdminPropertyPartsFragment[];
  bar: ListBar;
}

/** Deactivates and activates the selected properties, those that are not so yet, and exports them. */
export function SelectedProperties({ properties, bar }: Props) {
  const [asked, setAsked] = useState<{ action: Action; rows: Props['properties'] }>();
  const [update] = useUpdatePropertyMutation();
  const setActive = async (property: { id: string; version: number }, isActive: boolean) => {
    const { id, version } = property;
    const data = dataOf(await update({ variables: { input: { id, version, isActive } } }));
    return data.updateProperty;
  };
  return (
    <SelectionBar text={`${counted(properties.length)} selected`} {...bar}>
      {ACTIONS.map((action) => {
        const rows = properties.filter(({ isActive }) => isActive !== action.isActive);
        if (rows.length === 0) return null;
        return (
          <Button
            key={action.verb}
            size="small"
            variant="secondary"
            icon={<action.Icon size={16} aria-hidden />}
            onClick={() => setAsked({ action, rows })}
          >
            {action.verb} {grouped(rows.length)}
          </Button>
        );
      })}
      <ExportSelected table="properties" rows={properties} />
      {asked && (
        <BulkDialog
          rows={asked.rows}
          nameOf={({ name }) => name}
          title={`${asked.action.verb} ${counted(asked.rows.length)}?`}
          description={asked.action.effect}
          confirmLabel={asked.action.verb}
          countText={counted}
          done={asked.action.done}
          change={async (property) => {
            const changed = await setActive(property, asked.action.isActive);
            return () => setActive(changed, property.isActive);
          }}
          reread={[AdminPropertiesDocument]}
          onClose={(isDone) => {
            setAsked(undefined);
            if (isDone) bar.onClear();
          }}
        />
      )}
    </SelectionBar>
  );
}
