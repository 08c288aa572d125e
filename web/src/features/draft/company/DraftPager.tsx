import { CompanyDraftsDocument, type CompanyDraftsQuery } from '../../../generated/graphql';
import type { ListState } from '../../../lib/list/list-state';
import { usePagesAround } from '../../../lib/list/use-pages-around';
import { ListPager } from '../../../ui/list/ListPager';
import { keyOf, pathOf } from './place-in-list';

const pageOf = ({ companyDrafts: { items, total } }: CompanyDraftsQuery) => ({
  ids: items.map(keyOf),
  total,
});

interface Props {
  propertyId: string;
  year: number;
  /** The list that the draft was opened from. */
  list: ListState;
}

/** Leads to the drafts before and after one in the company's list. */
export function DraftPager({ list, ...draft }: Props) {
  const id = keyOf(draft);
  const around = usePagesAround(list, id, CompanyDraftsDocument, pageOf);
  return <ListPager {...{ id, list, pathOf, around }} noun="draft" label="Drafts of the list" />;
}
