import type { DocumentType } from '../../generated/graphql';

/** The labels of document types. */
const LABELS: Record<DocumentType, string> = {
  HOUSE_GUIDE: 'House guide',
  RULES: 'Rules',
  AGREEMENT: 'Agreement',
  BUDGET: 'Budget',
  INSURANCE: 'Insurance',
  MINUTES: 'Minutes',
  OTHER: 'Other',
};

const types = Object.keys(LABELS) as DocumentType[];

export const typeOptions = types.map((value) => ({ value, label: LABELS[value] }));

/** 'House guide' → HOUSE_GUIDE. */
export const typeOf = (label: string): DocumentType =>
  types.find((type) => LABELS[type] === label) ?? 'OTHER';

export const accessOptions = [
  { value: 'owners', label: 'Owners only' },
  { value: 'everyone', label: 'Owners and guests' },
] as const;

export type AccessLevel = (typeof accessOptions)[number]['value'];
