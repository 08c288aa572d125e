import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  RulesOfDraftDocument,
  RulesOfHouseDocument,
  type RulesPartsFragment,
} from '../../../generated/graphql';
import { errorText } from '../../../lib/network/error-text';
import type { Picker } from '../../../ui/form/picker';
import type { SearchOption } from '../../../ui/form/SearchSelect';

interface Props {
  PropertyPicker: Picker;
  onRules: (rules: RulesPartsFragment) => void;
}

/** Takes the rules of a house's latest draft over into the form. */
export function CopyRules({ PropertyPicker, onRules }: Props) {
  const client = useApolloClient();
  const [house, setHouse] = useState<SearchOption | null>(null);
  const [note, setNote] = useState<{ hint?: string; error?: string }>({});

  async function copyFrom(chosen: SearchOption) {
    const variables = { propertyId: chosen.id };
    const fetchPolicy = 'network-only';
    const found = await client.query({ query: RulesOfHouseDocument, variables, fetchPolicy });
    const years = (found.data?.drafts ?? []).map(({ year }) => year);
    const year = Math.max(...years);
    if (years.length === 0) return setNote({ error: `${chosen.label} has no draft yet.` });
    const { data } = await client.query({
      query: RulesOfDraftDocument,
      variables: { ...variables, year },
      fetchPolicy,
    });
    if (!data?.draft) return setNote({ error: `${chosen.label} has no draft yet.` });
    onRules(data.draft.rules);
    setNote({ hint: `Copied from ${chosen.label}, ${year}.` });
  }

  return (
    <PropertyPicker
      label="Copy the rules of a house"
      value={house}
      {...note}
      onChange={(next) => {
        setHouse(next);
        setNote({});
        if (!next) return;
        copyFrom(next).catch((failure) =>
          setNote({ error: errorText(failure, 'The rules could not be loaded.') }),
        );
      }}
    />
  );
}
