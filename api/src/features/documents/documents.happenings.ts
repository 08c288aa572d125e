import { type Action, action } from '../../core/audiences/action';
import { happening } from '../../core/audiences/happening';

/** A document was added to a property, whose people see it in their talk. */
export const documentCreated = happening<{
  document: { id: number; propertyId: number };
  byId: number;
  action: Action;
}>('document.create', {
  audit: (it) => it.action,
  talk: ({ document: { id: subjectId, propertyId }, byId: authorId }) => ({
    ...{ propertyId, authorId, subject: 'DOCUMENT', subjectId },
  }),
});
export const documentRemoved = action('document.remove');
export const documentUpdated = action('document.update');
