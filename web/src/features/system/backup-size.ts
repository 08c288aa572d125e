/** '12.3 MB' */
export const backupSize = (bytes: number | null) => `${((bytes ?? 0) / 1e6).toFixed(1)} MB`;
