import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type DocumentPartsFragment,
  PropertyDocumentsDocument,
  useRemoveDocumentMutation,
} from '../../../generated/graphql';
import { documentPath } from '../../../lib/address/paths';
import { Button } from '../../../ui/button/Button';
import { History, Pencil, Trash2 } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/Stack';
import { ConfirmAction } from '../../../ui/overlay/ConfirmAction';
import { tone } from '../../../ui/theme/tokens';
import { DocumentEditor } from './DocumentEditor';
import { DocumentHistory } from './DocumentHistory';

type Task = 'edit' | 'history' | 'remove';

interface DocumentControlsProps {
  document: DocumentPartsFragment;
  /** Whether the user may remove it, too, and choose who changes it. */
  isAdministrator: boolean;
}

/** The actions of users who may change a document. */
export function DocumentControls({ document, isAdministrator }: DocumentControlsProps) {
  const [task, setTask] = useState<Task>();
  const close = () => setTask(undefined);
  return (
    <Row $gap={2}>
      <Button
        size="small"
        variant="secondary"
        icon={<Pencil size={16} aria-hidden />}
        onClick={() => setTask('edit')}
      >
        Edit
      </Button>
      <Button
        size="small"
        variant="secondary"
        icon={<History size={16} aria-hidden />}
        onClick={() => setTask('history')}
      >
        History
      </Button>
      {isAdministrator && (
        <Button
          size="small"
          variant="ghost"
          icon={<Trash2 size={16} aria-hidden />}
          style={{ color: tone('danger').text }}
          onClick={() => setTask('remove')}
        >
          Remove
        </Button>
      )}
      {task === 'edit' && (
        <DocumentEditor
          propertyId={document.propertyId}
          {...{ document, isAdministrator }}
          onClose={close}
        />
      )}
      {task === 'history' && <DocumentHistory document={document} onClose={close} />}
      {task === 'remove' && <RemoveDocument document={document} onClose={close} />}
    </Row>
  );
}

interface RemoveDocumentProps {
  document: DocumentPartsFragment;
  onClose: () => void;
}

function RemoveDocument({ document, onClose }: RemoveDocumentProps) {
  const { id, propertyId, title } = document;
  const navigate = useNavigate();
  const [remove] = useRemoveDocumentMutation();
  return (
    <ConfirmAction
      title={`Remove “${title}”?`}
      description="No one can read it any more. Its history is kept."
      confirmLabel="Remove document"
      attempt={{
        action: () => remove({ variables: { id }, refetchQueries: [PropertyDocumentsDocument] }),
        success: { title: 'Document removed', description: title },
        failure: { title: 'The document was not removed', fallback: 'Please try again.' },
      }}
      onClose={(isDone) => {
        onClose();
        if (isDone) navigate(documentPath({ propertyId }), { replace: true });
      }}
    />
  );
}
