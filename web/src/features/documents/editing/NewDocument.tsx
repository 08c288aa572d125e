import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { Plus } from '../../../ui/icon/icons';
import { DocumentEditor } from './DocumentEditor';

interface Props {
  propertyId: string;
  onSaved: () => void;
}

/** Writes a document of a property without leaving the page. */
export function NewDocument({ propertyId, onSaved }: Props) {
  const [isWriting, setWriting] = useState(false);
  return (
    <div>
      <Button variant="secondary" icon={<Plus size={18} />} onClick={() => setWriting(true)}>
        New document
      </Button>
      {isWriting && (
        <DocumentEditor
          {...{ propertyId, onSaved }}
          isAdministrator
          onClose={() => setWriting(false)}
        />
      )}
    </div>
  );
}
