import { usePropertyNameQuery } from '../../generated/graphql';

interface Options {
  propertyId: string | undefined;
  year: number | undefined;
  /** An administrator, who goes from one property's draft to the next. */
  mayManage: boolean;
}

/** 'Lake House, draft of 2028' for administrators, once known; otherwise 'Draft'. */
export function useDraftTitle({ propertyId, year, mayManage }: Options): string {
  const { data } = usePropertyNameQuery({
    variables: { id: propertyId ?? '' },
    skip: !mayManage || propertyId === undefined,
  });
  return data && year !== undefined ? `${data.property.name}, draft of ${year}` : 'Draft';
}
