import { History, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type DocumentPartsFragment,
  PropertyDocumentsDocument,
  useRemoveDocumentMutation,
} from '../../../generated/graphql';
import { documentPath } from '../../../lib/address/paths';
import { errorText } from '../../../lib/network/error-text';
import { Button } from '../../../ui/button/Button';
import { useToast } from '../../../ui/feedback/Toast';
import { Row } from '../../../ui/layout/Stack';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { tone } from '../../../ui/theme/tokens';
import { DocumentEditor } from './DocumentEditor';
import { DocumentHistory } from './DocumentHistory';

type Task = 'edit' | 'history' | 'remove';

/** The administrator's document actions. */
export function DocumentControls({ document }: { document: DocumentPartsFragment }) {
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
      <Button
        size="small"
        variant="ghost"
        icon={<Trash2 size={16} aria-hidden />}
        style={{ color: tone('danger').text }}
        onClick={() => setTask('remove')}
      >
        Remove
      </Button>
      {task === 'edit' && (
        <DocumentEditor propertyId={document.propertyId} document={document} onClose={close} />
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
  const { toast } = useToast();
  const navigate = useNavigate();
  const [remove, { loading }] = useRemoveDocumentMutation();

  const confirm = async () => {
    try {
      await remove({ variables: { id }, refetchQueries: [PropertyDocumentsDocument] });
      toast({ title: 'Document removed', description: title });
      navigate(documentPath({ propertyId }), { replace: true });
    } catch (error) {
      onClose();
      toast({
        title: 'The document was not removed',
        description: errorText(error, 'Please try again.'),
        destructive: true,
      });
    }
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Remove “${title}”?`}
      description="No one can read it any more. Its history is kept."
      confirmLabel="Remove document"
      danger
      busy={loading}
      onConfirm={confirm}
    />
  );
}
