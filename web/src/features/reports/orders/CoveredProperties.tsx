import { usePropertyNameQuery } from '../../../generated/graphql';
import { Chip, Chips } from '../../../ui/choice/Chips';
import type { Picker } from '../../../ui/choice/picker';

/** The server takes at most so many. */
const MOST = 100;

/** A chosen property by its name, with a button that leaves it out. */
function Property({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { data } = usePropertyNameQuery({ variables: { id } });
  return <Chip name={data?.property.name ?? `Property ${id}`} onRemove={onRemove} />;
}

interface Props {
  PropertyPicker: Picker;
  /** None for all. */
  ids: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** The properties that a report covers: all of them, or those that are picked one by one. */
export function CoveredProperties({ PropertyPicker, ids, onChange }: Props) {
  return (
    <div>
      <PropertyPicker
        label="Properties"
        hint={
          ids.length === 0 ? 'All properties. Pick one or more to cover only those.' : undefined
        }
        error={ids.length >= MOST ? `At most ${MOST} properties` : undefined}
        value={null}
        onChange={(picked) => {
          if (!picked || ids.includes(picked.id) || ids.length >= MOST) return;
          onChange([...ids, picked.id]);
        }}
      />
      {ids.length > 0 && (
        <Chips aria-label="Properties covered">
          {ids.map((id) => (
            <Property
              key={id}
              id={id}
              onRemove={() => onChange(ids.filter((other) => other !== id))}
            />
          ))}
        </Chips>
      )}
    </div>
  );
}
