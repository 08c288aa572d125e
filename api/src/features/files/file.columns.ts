/** The address of a file, as SQL; its small picture is below it. */
export const fileUrl = (id: string) => `'/api/files/' || ${id}`;

/** The address of a small picture, as SQL. */
export const thumbUrl = (id: string) => `${fileUrl(id)} || '/thumb'`;
