import type { ReactNode } from 'react';
import type { DraftStatus } from '../../../generated/graphql';
import type { StatusParts } from '../record-lines';

/** The tabs of the dialog that edits a property. */
export const EDIT_PARTS = [
  'details',
  'arrival',
  'pictures',
  'owners',
  'rotation',
  'seasons',
] as const;
export type EditPart = (typeof EDIT_PARTS)[number];

/** The parts that other features add to the page of a property. */
export interface PropertyRecordParts extends StatusParts {
  draftStatus: (status: DraftStatus) => ReactNode;
  /** The latest actions of administrators on the property. */
  latestActionsOf: (propertyId: string) => ReactNode;
  /** The dialog that edits the property, open at one of its tabs. */
  editorOf: (editor: {
    propertyId: string;
    part: EditPart;
    /** The share whose owner is typed first. */
    share: number | undefined;
    /** Called with each tab that is opened. */
    onTab: (part: string) => void;
    onClose: () => void;
  }) => ReactNode;
}
