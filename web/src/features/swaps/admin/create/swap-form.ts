import type { SearchOption } from '../../../../ui/choice/OptionList';

/** The state of the Create Week Swap form; dates as YYYY-MM-DD. */
export interface SwapForm {
  userEmail: string;
  property: SearchOption | null;
  shareNumber: string;
  currentWeekStart: string;
  currentWeekEnd: string;
  preferredWeekStart: string;
  preferredWeekEnd: string;
  note: string;
}

export const NO_WEEKS = {
  currentWeekStart: '',
  currentWeekEnd: '',
  preferredWeekStart: '',
  preferredWeekEnd: '',
};

export const EMPTY_FORM: SwapForm = {
  userEmail: '',
  property: null,
  shareNumber: '',
  ...NO_WEEKS,
  note: '',
};

/** The fields that a share fills. */
export const shareFields = (share: {
  propertyId: string;
  propertyName: string;
  shareNumber: number;
}): Partial<SwapForm> => ({
  property: { id: share.propertyId, label: share.propertyName },
  shareNumber: String(share.shareNumber),
});

export const DATE_FIELDS = [
  { name: 'currentWeekStart', label: 'Current Week Start' },
  { name: 'currentWeekEnd', label: 'Current Week End' },
  { name: 'preferredWeekStart', label: 'Preferred Week Start' },
  { name: 'preferredWeekEnd', label: 'Preferred Week End' },
] as const;
