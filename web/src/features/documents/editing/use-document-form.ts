import { useState } from 'react';
import {
  type DocumentPartsFragment,
  PropertyDocumentsDocument,
  useCreateDocumentMutation,
  useUpdateDocumentMutation,
} from '../../../generated/graphql';
import { dataOf } from '../../../lib/network/data-of';
import { errorCode, errorText } from '../../../lib/network/error-text';
import { useDialogForm } from '../../../ui/form/use-edit-form';
import { type AccessLevel, typeOf } from '../document-types';
import type { DraftFile } from './FileField';

interface EditedDocument {
  propertyId: string;
  /** Undefined for a new one. */
  document: DocumentPartsFragment | undefined;
  isAdministrator: boolean;
}

/**
 * Creates a document, or updates the version that was read; a rejected text stays in the form, with
 * the reason in `refusal`.
 */
export function useDocumentForm(
  { propertyId, document, isAdministrator }: EditedDocument,
  onSaved: (saved: DocumentPartsFragment) => void,
) {
  const [create] = useCreateDocumentMutation();
  const [update] = useUpdateDocumentMutation();
  const [refusal, setRefusal] = useState<{ message: string; isConflict: boolean }>();
  // The open document may be refetched during editing; use the version that was read.
  const [version] = useState(document?.version);
  const fallback = 'The document could not be saved. Please try again.';
  const accessLevel: AccessLevel = document?.accessLevel === 'everyone' ? 'everyone' : 'owners';
  const form = useDialogForm({
    first: () => ({
      title: document?.title ?? '',
      documentType: typeOf(document?.documentType ?? 'House guide'),
      accessLevel,
      content: document?.content ?? '',
      ownersMayEdit: document?.ownersMayEdit ?? false,
      file: (document?.file ? { ...document.file, isNew: false } : null) as DraftFile,
    }),
    async save({ file, ownersMayEdit, ...draft }) {
      setRefusal(undefined);
      const options = { refetchQueries: [PropertyDocumentsDocument] };
      const texts = {
        ...{ ...draft, title: draft.title.trim() },
        ...(file?.isNew && { fileId: file.id }),
        ...(isAdministrator && { ownersMayEdit }),
      };
      if (document === undefined || version === undefined) {
        const input = { ...texts, propertyId };
        return dataOf(await create({ variables: { input }, ...options })).createDocument;
      }
      const input = { ...texts, id: document.id, version };
      return dataOf(await update({ variables: { input }, ...options })).updateDocument;
    },
    success: ({ title }) => ({ title: 'Document saved', description: title }),
    failure: { title: 'Error', fallback },
    onError(error) {
      const isConflict = errorCode(error) === 'CONFLICT';
      setRefusal({ message: errorText(error, fallback), isConflict });
      return true;
    },
    onSaved,
  });
  return { ...form, refusal };
}
