import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import {
  RulesOfDraftDocument,
  RulesOfHouseDocument,
  type RulesPartsFragment,
} from '../../../generated/graphql';
import { errorText } from '../../../lib/network/error-text';
import type { SearchOption } from '../../../ui/choice/OptionList';
import type { Picker } from '../../../ui/choice/picker';
import { Select } from '../../../ui/choice/Select';
import { rulesText } from './draft-words';

interface Props {
  PropertyPicker: Picker;
  /** Null while there are none: no house is chosen, or its rules are being read. */
  onRules: (rules: RulesPartsFragment | null) => void;
}

/** Chooses a house and one of its drafts, at first the latest, and hands on its rules. */
export function RulesPicker({ PropertyPicker, onRules }: Props) {
  const client = useApolloClient();
  const [house, setHouse] = useState<SearchOption | null>(null);
  /** The chosen draft, and the years of all, the latest first. */
  const [source, setSource] = useState<{ years: readonly number[]; year: number } | null>(null);
  const [note, setNote] = useState<{ hint?: string; error?: string }>({});
  /** An earlier choice may be answered later; only the last one counts. */
  const latest = useRef({});
  const fetchPolicy = 'network-only';

  async function readSource(propertyId: string, wanted?: number) {
    const variables = { propertyId };
    const { data } = await client.query({ query: RulesOfHouseDocument, variables, fetchPolicy });
    const found = (data?.drafts ?? []).map((draft) => draft.year).sort((a, b) => b - a);
    const chosen = wanted ?? found[0];
    if (chosen === undefined) return null;
    const { data: one } = await client.query({
      query: RulesOfDraftDocument,
      variables: { propertyId, year: chosen },
      fetchPolicy,
    });
    return one?.draft ? { years: found, year: chosen, rules: one.draft.rules } : null;
  }

  async function choose(next: SearchOption | null, wanted?: number) {
    const choice = {};
    latest.current = choice;
    setHouse(next);
    setNote({});
    if (next?.id !== house?.id) setSource(null);
    onRules(null);
    if (!next) return;
    const read = await readSource(next.id, wanted).catch((failure: unknown) => ({ failure }));
    if (latest.current !== choice) return;
    if (read && 'failure' in read) {
      return setNote({ error: errorText(read.failure, 'The rules could not be loaded.') });
    }
    if (!read) return setNote({ error: `${next.label} has no draft yet.` });
    setSource(read);
    setNote({ hint: `${next.label}, ${read.year}: ${rulesText(read.rules)}.` });
    onRules(read.rules);
  }

  return (
    <>
      <PropertyPicker
        label="Copy rules from"
        value={house}
        {...note}
        onChange={(next) => choose(next)}
      />
      {source && source.years.length > 1 && (
        <Select
          label="Draft year"
          value={String(source.year)}
          options={source.years.map((one) => ({ value: String(one), label: String(one) }))}
          onValueChange={(next) => choose(house, Number(next))}
        />
      )}
    </>
  );
}
