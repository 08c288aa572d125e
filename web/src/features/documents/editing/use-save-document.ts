import { useState } from 'react';
import {
  type CreateDocumentInput,
  type DocumentPartsFragment,
  PropertyDocumentsDocument,
  useCreateDocumentMutation,
  useUpdateDocumentMutation,
} from '../../../generated/graphql';
import { errorCode, errorText } from '../../../lib/network/error-text';

type Draft = Omit<CreateDocumentInput, 'propertyId'>;

/**
 * Creates a document, or updates the version that was read. `save` resolves to the stored
 * document, or to undefined with the reason in `refusal`.
 */
export function useSaveDocument(propertyId: string, document?: DocumentPartsFragment) {
  const [create, creation] = useCreateDocumentMutation();
  const [update, change] = useUpdateDocumentMutation();
  const [refusal, setRefusal] = useState<{ message: string; isConflict: boolean }>();
  // The open document may be refetched during editing; use the version that was read.
  const [version] = useState(document?.version);

  async function save(draft: Draft): Promise<DocumentPartsFragment | undefined> {
    setRefusal(undefined);
    const options = { refetchQueries: [PropertyDocumentsDocument] };
    try {
      if (document === undefined || version === undefined) {
        const input = { ...draft, propertyId };
        const { data } = await create({ variables: { input }, ...options });
        return data?.createDocument;
      }
      const input = { ...draft, id: document.id, version };
      const { data } = await update({ variables: { input }, ...options });
      return data?.updateDocument;
    } catch (error) {
      setRefusal({
        message: errorText(error, 'The document could not be saved. Please try again.'),
        isConflict: errorCode(error) === 'CONFLICT',
      });
      return undefined;
    }
  }
  return { save, refusal, isSaving: creation.loading || change.loading };
}
