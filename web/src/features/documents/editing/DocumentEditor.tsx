import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { DocumentPartsFragment } from '../../../generated/graphql';
import { documentPath } from '../../../lib/address/paths';
import { Checkbox } from '../../../ui/choice/Checkbox';
import { Select } from '../../../ui/choice/Select';
import { NoticeBox } from '../../../ui/feedback/Notice';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { Tabs } from '../../../ui/tabs/Tabs';
import { box } from '../../../ui/theme/tokens';
import { accessOptions, typeOptions } from '../document-types';
import { DocumentContent } from '../reading/DocumentContent';
import { FileField } from './FileField';
import { useDocumentForm } from './use-document-form';

interface DocumentEditorProps {
  propertyId: string;
  /** The document to edit; omitted for a new one. */
  document?: DocumentPartsFragment;
  /** Called once it is saved; defaults to opening the document. */
  onSaved?: () => void;
  onClose: () => void;
  /** Whether the user chooses who may change it. */
  isAdministrator: boolean;
}

const Choices = styled.div`
  ${box.grid(4)};
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
`;

/** Creates or edits a document; a rejected text stays in the form. */
export function DocumentEditor(props: DocumentEditorProps) {
  const { propertyId, document, onSaved, onClose, isAdministrator } = props;
  const navigate = useNavigate();
  const form = useDocumentForm({ propertyId, document, isAdministrator }, (saved) => {
    onClose();
    if (onSaved) onSaved();
    else navigate(documentPath(saved), { replace: true });
  });
  const { title, content, file } = form.draft;

  return (
    <FormDialog
      form={form}
      size="large"
      title={document ? 'Edit document' : 'New document'}
      submitLabel="Save document"
      disabled={title.trim() === '' || (content.trim() === '' && !file)}
      busyLabel="Saving..."
      onClose={onClose}
    >
      {form.refusal && (
        <NoticeBox $tone="danger" role="alert">
          <p>{form.refusal.message}</p>
          {form.refusal.isConflict && (
            <p>
              Your text is still here. Copy it, then open the document again to bring both together.
            </p>
          )}
        </NoticeBox>
      )}
      <TextField label="Title" {...form.text('title')} maxLength={200} autoComplete="off" />
      <Choices>
        <Select label="Type" {...form.choice('documentType')} options={typeOptions} />
        <Select label="Who may read it" {...form.choice('accessLevel')} options={accessOptions} />
      </Choices>
      {isAdministrator && (
        <Checkbox
          label="All owners may change it"
          hint="Each change is kept in its history."
          {...form.toggle('ownersMayEdit')}
        />
      )}
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
                {...form.text('content')}
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
      <FileField {...{ propertyId, title, file }} onFile={(it) => form.change({ file: it })} />
    </FormDialog>
  );
}
