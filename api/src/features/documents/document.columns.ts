import { columnsOf } from '../../core/view/columns-of';
import { DocumentView } from './document.types';

/** The columns of a DocumentView, from property_documents `d`. */
export const DOCUMENT_COLUMNS = columnsOf(DocumentView, 'd');
