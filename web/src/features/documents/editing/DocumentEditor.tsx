import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { DocumentPartsFragment } from '../../../generated/graphql';
import { documentPath } from '../../../lib/address/paths';
import { Select } from '../../../ui/choice/Select';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { Stack } from '../../../ui/layout/Stack';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { Tabs } from '../../../ui/tabs/Tabs';
import { radius, space, tone } from '../../../ui/theme/tokens';
import { useToast } from '../../../ui/toast/Toast';
import { useDiscardUnsaved } from '../../../ui/unsaved/unsaved';
import { type AccessLevel, accessOptions, typeOf, typeOptions } from '../document-types';
import { DocumentContent } from '../reading/DocumentContent';
import { useSaveDocument } from './use-save-document';

interface DocumentEditorProps {
  propertyId: string;
  /** The document to edit; omitted for a new one. */
  document?: DocumentPartsFragment;
  /** Called once it is saved; defaults to opening the document. */
  onSaved?: () => void;
  onClose: () => void;
}

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${space[4]};
`;

const Refused = styled.div`
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${tone('danger').solid};
  border-radius: ${radius.medium};
  background: ${tone('danger').soft};
`;

/** Creates or edits a document; a rejected text stays in the form. */
export function DocumentEditor({ propertyId, document, onSaved, onClose }: DocumentEditorProps) {
  const navigate = useNavigate();
  const { toast } = useToast();
  const { save, refusal, isSaving } = useSaveDocument(propertyId, document);
  const [title, setTitle] = useState(document?.title ?? '');
  const [documentType, setType] = useState(typeOf(document?.documentType ?? 'House guide'));
  const [accessLevel, setAccess] = useState<AccessLevel>(
    document?.accessLevel === 'everyone' ? 'everyone' : 'owners',
  );
  const [content, setContent] = useState(document?.content ?? '');
  const discardUnsaved = useDiscardUnsaved();
  const [first] = useState({ title, documentType, accessLevel, content });
  const isChanged =
    title !== first.title ||
    documentType !== first.documentType ||
    accessLevel !== first.accessLevel ||
    content !== first.content;
  const isReady = title.trim() !== '' && content.trim() !== '';

  const submit = async () => {
    const saved = await save({ title: title.trim(), documentType, accessLevel, content });
    if (!saved) return;
    toast({ title: 'Document saved', description: saved.title });
    discardUnsaved();
    onClose();
    if (onSaved) onSaved();
    else navigate(documentPath(saved), { replace: true });
  };

  return (
    <FormDialog
      onSubmit={submit}
      size="large"
      title={document ? 'Edit document' : 'New document'}
      submitLabel="Save document"
      disabled={!isReady}
      busy={isSaving}
      busyLabel="Saving..."
      isUnsaved={isChanged}
      onClose={onClose}
    >
      <Stack>
        {refusal && (
          <Refused role="alert">
            <p>{refusal.message}</p>
            {refusal.isConflict && (
              <p>
                Your text is still here. Copy it, then open the document again to bring both
                together.
              </p>
            )}
          </Refused>
        )}
        <TextField
          label="Title"
          value={title}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => setTitle(target.value)}
        />
        <Choices>
          <Select label="Type" value={documentType} onValueChange={setType} options={typeOptions} />
          <Select
            label="Who may read it"
            value={accessLevel}
            onValueChange={setAccess}
            options={accessOptions}
          />
        </Choices>
        <Tabs
          label="Write or preview"
          tabs={[
            {
              value: 'write',
              label: 'Write',
              content: (
                <TextArea
                  label="Text"
                  hint="Markdown: # for headings, - for lists, ** for bold, | for tables."
                  rows={10}
                  maxRows={18}
                  value={content}
                  onChange={({ target }) => setContent(target.value)}
                />
              ),
            },
            {
              value: 'preview',
              label: 'Preview',
              content: content.trim() ? (
                <DocumentContent topHeading={3}>{content}</DocumentContent>
              ) : (
                <p>Nothing written yet.</p>
              ),
            },
          ]}
        />
      </Stack>
    </FormDialog>
  );
}
