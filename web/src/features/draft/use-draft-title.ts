import { usePropertyNameQuery } from '../../generated/graphql';

interface Options {
  propertyId: string | undefined;
  year: number | undefined;
  /** An administrator, who goes from one property's draft to the next. */
  mayManage: boolean;
}

/** The property for administrators, once known, and in the browser tab the year; otherwise 'Draft'. */
export function useDraftTitle({ propertyId, year, mayManage }: Options) {
  const { data } = usePropertyNameQuery({
    variables: { id: propertyId ?? '' },
    skip: !mayManage || propertyId === undefined,
  });
  const title = data ? `${data.property.name}, draft` : 'Draft';
  return { title, tabTitle: data && year !== undefined ? `${title} of ${year}` : 'Draft' };
}
