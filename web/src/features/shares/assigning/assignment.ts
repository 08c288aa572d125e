import type { ToastMessage } from '../../../ui/toast/toast-message';

const MAX_SHARE = 12;

interface Draft {
  userId: string | undefined;
  propertyId: string | undefined;
  shareNumber: number | undefined;
}

export interface Assignment {
  userId: string;
  propertyId: string;
  shareNumber: number;
}

export const isShareNumber = (number: number | undefined): number is number =>
  number !== undefined && number >= 1 && number <= MAX_SHARE;

/** The share to assign, or the validation error in the words of spec §5. */
export function checkAssignment({ userId, propertyId, shareNumber }: Draft): {
  input?: Assignment;
  problem?: ToastMessage;
} {
  if (!userId || !propertyId || shareNumber === undefined) {
    const description = 'Please select a user, property, and share number.';
    return { problem: { title: 'Missing Information', description, destructive: true } };
  }
  if (!isShareNumber(shareNumber)) {
    const description = 'Share number must be between 1 and 12.';
    return { problem: { title: 'Invalid Share Number', description, destructive: true } };
  }
  return { input: { userId, propertyId, shareNumber } };
}
