/** The template for import files: the columns and three sample rows of each kind. */
const TEMPLATE = [
  'First name,Last name,Email,Property,Location,Share number',
  'Nora,Quill,nora.quill@example.com,Lake House,"Windermere, England",1',
  'Nora,Quill,nora.quill@example.com,Lake House,"Windermere, England",2',
  ',,,Lake House,"Windermere, England",3',
  '',
].join('\r\n');

/** Downloads the text as a file; the byte order mark makes spreadsheets read it as UTF-8. */
export const templateAddress = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${TEMPLATE}`)}`;
