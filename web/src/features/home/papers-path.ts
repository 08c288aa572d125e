import type { HomeQuery } from '../../generated/graphql';

/** Where the house papers are: of the one property that I may see, or a choice among them. */
export const papersPath = ({ items: [property], total }: HomeQuery['properties']) =>
  property && total === 1 ? `/documents?property=${property.id}` : '/documents';
