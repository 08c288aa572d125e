import { Select } from '../../../ui/choice/Select';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import type { EditForm } from '../../../ui/form/use-edit-form';
import { Columns } from '../../../ui/layout/Split';
import { categoryOptions, priorityOptions } from '../request-text';
import { LIMITS, type RequestWords } from './request-form';

/** The request fields shared by owners' and guests' forms. */
export function RequestFields({ form }: { form: EditForm<RequestWords> }) {
  return (
    <>
      <Columns>
        <Select
          label="Category"
          {...form.choice('category')}
          options={categoryOptions}
          placeholder="What is it about?"
        />
        <Select label="Priority" {...form.choice('priority')} options={priorityOptions} />
      </Columns>
      <TextField
        label="Title"
        labelEnd={
          <span>
            {form.draft.title.length} of {LIMITS.title}
          </span>
        }
        placeholder="A cot for the little one"
        maxLength={LIMITS.title}
        {...form.text('title')}
      />
      <TextArea
        label="Description"
        placeholder="When, how many, where: whatever helps to get it right."
        rows={5}
        maxLength={LIMITS.description}
        {...form.text('description')}
      />
    </>
  );
}
