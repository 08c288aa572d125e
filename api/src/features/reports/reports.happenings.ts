import { action, listChanged } from '../../core/audiences/action';
import { emailed } from '../../core/audiences/happening';

export const auditExported = action('export.audit');
export const reportChanged = listChanged('report.changed', 'REPORTS');
export const reportEmailed = emailed('report.email');
export const reportGenerated = action('report.generate');
export const reportSent = action('report.send');

/** A table was exported. */
export const tableExported = (name: string) => action(`export.${name}`);
