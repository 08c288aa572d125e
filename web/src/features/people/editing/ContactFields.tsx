import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import type { EditForm } from '../../../ui/form/use-edit-form';
import { Columns } from '../../../ui/layout/Split';

/** How a user is reached, and what administrators note about them. */
export interface ContactDraft {
  phone: string;
  postalAddress: string;
  /** Separated by commas. */
  tags: string;
  adminNote: string;
}

/** The values for the server: null for an empty one, and each tag once. */
export function contactInput({ phone, postalAddress, tags, adminNote }: ContactDraft) {
  const words = tags.split(',').map((tag) => tag.trim().replace(/\s+/g, ' '));
  return {
    phone: phone.trim() || null,
    postalAddress: postalAddress.trim() || null,
    adminNote: adminNote.trim() || null,
    tags: [...new Set(words.filter((tag) => tag !== ''))],
  };
}

/** The fields of a user that only administrators fill in. */
export function ContactFields({ form }: { form: EditForm<ContactDraft> }) {
  return (
    <>
      <Columns>
        <TextField
          label="Telephone"
          type="tel"
          {...form.text('phone')}
          maxLength={40}
          autoComplete="off"
        />
        <TextField
          label="Tags"
          hint="Short words, separated by commas; administrators only."
          {...form.text('tags')}
          maxLength={330}
          autoComplete="off"
        />
      </Columns>
      <TextArea label="Postal address" {...form.text('postalAddress')} maxLength={500} />
      <TextArea
        label="Note"
        hint="For administrators only; the user finds it in a download of their data."
        {...form.text('adminNote')}
        maxLength={2000}
      />
    </>
  );
}
