/** What a file to be imported looks like: its columns, and three rows of each kind. */
const TEMPLATE = [
  'First name,Last name,Email,Property,Location,Share number',
  'Nora,Quill,nora.quill@example.com,Lake House,"Windermere, England",1',
  'Nora,Quill,nora.quill@example.com,Lake House,"Windermere, England",2',
  ',,,Lake House,"Windermere, England",3',
  '',
].join('\r\n');

/** Downloads as a file; the mark makes spreadsheets read it as UTF-8. */
export const templateAddress = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${TEMPLATE}`)}`;
