import { useAdminSearchQuery } from '../../generated/graphql';
import { panelPath } from '../../lib/address/paths';
import { useSettled } from '../../lib/use-settled';
import {
  GROUPS,
  type Hit,
  hitNote,
  hitPath,
  hitTitle,
  OTHER_LISTS,
  shownHits,
  withoutPage,
} from './hits';
import { ACTIONS, isCommand, isNamed, PAGES, type Place, placesFor } from './places';
import type { IconName } from './ResultIcon';

/** One thing to choose. */
export interface Result {
  title: string;
  note: string;
  /** An address, or what it does. */
  to: string | (() => void);
  mark: IconName;
  /** The number of a share or week. */
  number?: number | null;
  /** It was found by its name, rather than being one of the places that are always there. */
  isFound?: boolean;
}

export interface ResultGroup {
  label: string;
  results: Result[];
}

/** A single letter finds too much. */
const MIN_LETTERS = 2;

const placeGroup = (label: string, places: readonly Place[]): ResultGroup => ({
  label,
  results: places.map(({ label: title, to, mark }) => ({ title, note: '', to, mark })),
});

/** The suggestions before anything is typed. */
const atFirst = (recent: readonly Result[], doable: readonly Place[]): ResultGroup[] => [
  { label: 'Recent', results: [...recent] },
  placeGroup('Actions', doable),
  placeGroup('Go to', PAGES),
];

/**
 * The results of a search, in groups; `isSettled` is false while an answer is on its way. If there are
 * none, links to the lists with searches of their own. `commands` are further commands.
 */
export function useResults(
  typed: string,
  recent: readonly Result[],
  commands: readonly Place[] = [],
) {
  const doable = [...ACTIONS, ...commands];
  const wanted = typed.trim();
  const settled = useSettled(wanted);
  const { text, page } = withoutPage(settled);
  const skip = text.length < MIN_LETTERS || wanted === '';
  const { data, previousData, error, loading, refetch } = useAdminSearchQuery({
    variables: { text },
    fetchPolicy: 'network-only',
    skip,
  });
  const hits = skip || error ? [] : ((data ?? previousData)?.adminSearch ?? []);
  // The group of the best match comes first.
  const best = (kind: Hit['kind']) => hits.findIndex((hit) => hit.kind === kind);
  const groupsFound = GROUPS.toSorted((one, other) => best(one.kind) - best(other.kind));
  const found = groupsFound.map(({ kind, label }) => {
    const ofKind = hits.filter((hit) => hit.kind === kind);
    const { shown, all } = shownHits(kind, ofKind, text);
    const ofPage = kind === 'PROPERTY' ? page : undefined;
    const results: Result[] = shown.map((hit) => ({
      title: hitTitle(hit, ofPage),
      note: hitNote(hit),
      to: hitPath(hit, ofPage),
      mark: ofPage ?? kind,
      number: hit.number,
      isFound: true,
    }));
    if (all) results.push({ note: '', mark: 'all', ...all });
    return { label, results };
  });
  const [actions, pages] = [placesFor(wanted, doable), placesFor(wanted, PAGES)];
  const meant = (places: readonly Place[]) => places.filter((place) => isNamed(place, wanted));
  const others = [...actions, ...pages]
    .filter((place) => !isNamed(place, wanted))
    .toSorted((one, other) => Number(isCommand(one)) - Number(isCommand(other)));
  const groups =
    wanted === ''
      ? atFirst(recent, doable)
      : [
          placeGroup('Actions', meant(actions)),
          placeGroup('Go to', meant(pages)),
          ...found,
          placeGroup('More', others),
        ];
  const filled = groups.filter(({ results }) => results.length > 0);
  const isSettled = wanted === settled && (skip || (!loading && data !== undefined) || !!error);
  const isNothing = isSettled && !error && filled.length === 0;
  const elsewhere: ResultGroup = {
    label: 'Search in',
    results: OTHER_LISTS.map(({ title, tab }) => ({
      title,
      note: '',
      to: panelPath(tab, { search: wanted }),
      mark: tab,
    })),
  };
  return {
    groups: isNothing ? [elsewhere] : filled,
    isSettled,
    isNothing,
    error: skip ? undefined : error,
    retry: () => refetch(),
  };
}
