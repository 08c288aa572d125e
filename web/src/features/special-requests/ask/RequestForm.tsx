import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  type RequestablePropertiesQuery,
  useMakeRequestMutation,
} from '../../../generated/graphql';
import { addressId } from '../../../lib/address/address-values';
import { useClientKey } from '../../../lib/network/client-key';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import type { SearchOption } from '../../../ui/choice/OptionList';
import type { Picker } from '../../../ui/choice/picker';
import { Select } from '../../../ui/choice/Select';
import { useEditForm } from '../../../ui/form/use-edit-form';
import { Stack } from '../../../ui/layout/Stack';
import { RequestFields } from './RequestFields';
import { NO_WORDS, type RequestWords, sentWords, wordProblems } from './request-form';

type Properties = RequestablePropertiesQuery['requestableProperties'];

interface Draft extends RequestWords {
  property: SearchOption | null;
}

interface Props {
  /** The user's properties, the one linked to them first. */
  properties: Properties;
  /** The property of the user's next stay. */
  nextId: string | undefined;
  PropertyPicker: Picker | undefined;
}

/** The property in the address, else that of the next stay, else the linked or only one. */
function firstChoice(
  properties: Properties,
  ...wanted: readonly (string | undefined)[]
): SearchOption | null {
  const [first] = properties;
  const obvious = first?.isLinked || properties.length === 1 ? first : undefined;
  const [asked] = wanted.flatMap((it) => properties.find(({ id }) => id === it) ?? []);
  const chosen = asked ?? obvious;
  return chosen ? { id: chosen.id, label: chosen.name } : null;
}

/** Sends a request once and opens it. */
export function RequestForm({ properties, nextId, PropertyPicker }: Props) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const keyOf = useClientKey();
  const [make] = useMakeRequestMutation();
  const asked = addressId(params.get('property'));
  const form = useEditForm({
    first: (): Draft => ({ ...NO_WORDS, property: firstChoice(properties, asked, nextId) }),
    check: (draft) => ({
      ...(!draft.property && { property: 'Please choose where.' }),
      ...wordProblems(draft),
    }),
    save: async (draft) => {
      const where = { propertyId: draft.property?.id ?? '0', clientKey: keyOf(draft) };
      return make({ variables: { input: { ...sentWords(draft), ...where } } });
    },
    success: { title: 'Request sent', description: 'Your administrators see it at once.' },
    failure: { title: 'The request was not sent', fallback: 'Please try again' },
    onSaved({ data }) {
      const id = data?.createSpecialRequest.id;
      navigate(id ? `/requests/${id}` : '/requests', { replace: true });
    },
  });
  const { draft, problems, change } = form;
  const isOnly = (name: string) => properties.filter((one) => one.name === name).length === 1;
  const choose = (id: string) => {
    const property = properties.find((one) => one.id === id);
    if (property) change({ property: { id: property.id, label: property.name } });
  };
  return (
    <Card>
      <Stack as="form" {...form.formProps}>
        {PropertyPicker ? (
          <PropertyPicker label="Property" {...form.value('property')} />
        ) : (
          <Select
            label="Property"
            value={draft.property?.id ?? ''}
            onValueChange={choose}
            options={properties.map(({ id, name, location }) => ({
              value: id,
              label: isOnly(name) ? name : `${name}, ${location}`,
            }))}
            placeholder="Where?"
            error={problems.property}
          />
        )}
        <RequestFields form={form} />
        <p>
          Your administrators see it at once. You will find it under Requests, with every step and
          their notes.
        </p>
        <Button type="submit" wide size="large" busy={form.isBusy}>
          Send request
        </Button>
      </Stack>
    </Card>
  );
}
