import { AdminPropertiesDocument, useCreatePropertyMutation } from '../../../generated/graphql';
import { dataOf } from '../../../lib/network/data-of';
import { useEditForm } from '../../../ui/form/use-edit-form';
import { placeOf } from './property-words';
import { ownZone, zoneName } from './TimeZoneField';
import { useSameProperty } from './use-same-property';

/** The default of the server. */
const SATURDAY = 6;

const emptyProperty = () => ({
  name: '',
  location: '',
  changeoverWeekday: SATURDAY,
  timeZone: ownZone(),
});

interface Props {
  onCreated?: (id: string) => void;
  /** Whether a time zone has to be chosen where the browser's names no place. */
  needsZone?: boolean;
}

/**
 * A property that is being created, in the browser's time zone, or the server's where that names no
 * place; `question` is to be rendered.
 */
export function useNewProperty({ onCreated, needsZone = false }: Props = {}) {
  const [create] = useCreatePropertyMutation();
  const { isConfirmed, question } = useSameProperty('Add a second one');
  const form = useEditForm({
    first: emptyProperty,
    confirm: (draft) => isConfirmed(placeOf(draft)),
    async save(draft) {
      const place = placeOf(draft);
      const { createProperty } = dataOf(
        await create({ variables: { input: { ...draft, ...place } } }),
      );
      return { ...place, id: createProperty.id, timeZone: createProperty.timeZone };
    },
    reread: [AdminPropertiesDocument],
    success: ({ name, location, timeZone }) => ({
      title: 'Property Created',
      description: `${name}, ${location}. Time zone ${zoneName(timeZone)}.`,
    }),
    failure: { title: 'Error', fallback: 'Failed to create property', inField: 'REASON' },
    after: emptyProperty,
    onSaved: ({ id }) => onCreated?.(id),
  });
  const { name, location } = placeOf(form.draft);
  const hasZone = !needsZone || form.draft.timeZone !== undefined;
  const missing = [
    ...(name === '' ? ['name'] : []),
    ...(location === '' ? ['location'] : []),
    ...(hasZone ? [] : ['time zone']),
  ];
  return { ...form, isComplete: missing.length === 0, missing, question };
}

export type NewProperty = ReturnType<typeof useNewProperty>;
