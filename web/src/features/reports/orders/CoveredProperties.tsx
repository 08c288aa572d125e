import styled from 'styled-components';
import { usePropertyNameQuery } from '../../../generated/graphql';
import { IconButton } from '../../../ui/button/IconButton';
import type { Picker } from '../../../ui/choice/picker';
import { X } from '../../../ui/icon/icons';
import { box, color, font, radius, space } from '../../../ui/theme/tokens';

/** The server takes at most so many. */
const MOST = 100;

const List = styled.ul`
  ${box.wrap(2)};
  margin: ${space[2]} 0 0;
`;
const Chip = styled.li`
  display: flex;
  align-items: center;
  padding-left: ${space[3]};
  border-radius: ${radius.round};
  background: ${color.secondary};
  ${font.size('small')};
`;

/** A chosen property by its name, with a button that leaves it out. */
function Property({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { data } = usePropertyNameQuery({ variables: { id } });
  const name = data?.property.name ?? `Property ${id}`;
  return (
    <Chip>
      {name}
      <IconButton
        size="small"
        label={`Leave out ${name}`}
        icon={<X size={16} />}
        onClick={onRemove}
      />
    </Chip>
  );
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
        <List aria-label="Properties covered">
          {ids.map((id) => (
            <Property
              key={id}
              id={id}
              onRemove={() => onChange(ids.filter((other) => other !== id))}
            />
          ))}
        </List>
      )}
    </div>
  );
}
