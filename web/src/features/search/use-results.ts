import { useAdminSearchQuery } from '../../generated/graphql';
import { useSettled } from '../../lib/use-settled';
import { GROUPS, hitNote, hitPath, hitTitle, shownHits, withoutPage } from './hits';
import { isMeant, type Place, placesFor } from './places';

/** One thing to choose. */
export interface Result {
  key: string;
  title: string;
  note: string;
  to: string;
  /** True for the way to all that were found, of which the group shows a few. */
  isAll?: boolean;
}

export interface ResultGroup {
  label: string;
  results: Result[];
}

/** A single letter finds too much. */
const MIN_LETTERS = 2;

const placeGroup = (label: string, places: readonly Place[]): ResultGroup => ({
  label,
  results: places.map(({ label: title, to }) => ({ key: title, title, note: '', to })),
});

/** What a text finds, in groups; `isSettled` is false while an answer is on its way. */
export function useResults(typed: string) {
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
  const found = GROUPS.map(({ kind, label }) => {
    const ofKind = hits.filter((hit) => hit.kind === kind);
    const { shown, all } = shownHits(kind, ofKind, text);
    const results: Result[] = shown.map((hit) => ({
      key: `${kind} ${hit.subjectId} ${hit.number}`,
      title: hitTitle(hit),
      note: hitNote(hit),
      to: hitPath(hit, page),
    }));
    if (all) results.push({ key: `${kind} all`, note: '', isAll: true, ...all });
    return { label: page && kind === 'PROPERTY' ? `${label}: ${page}` : label, results };
  });
  const places = placesFor(wanted);
  const meant = places.filter((place) => isMeant(place, wanted));
  const others = places.filter((place) => !meant.includes(place));
  const groups = [
    placeGroup('Go to', meant),
    ...found,
    placeGroup(wanted === '' ? 'Go to' : 'More', others),
  ];
  return {
    groups: groups.filter(({ results }) => results.length > 0),
    isSettled: wanted === settled && (skip || (!loading && data !== undefined) || !!error),
    error: skip ? undefined : error,
    retry: () => refetch(),
  };
}
