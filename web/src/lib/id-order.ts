/** The place of an id among others: ids are texts that count up. Without an id, before all. */
export const idOrder = (id: string | undefined): number => Number(id ?? 0);
