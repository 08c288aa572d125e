export function mutantsOf(text: string): Promise<{ what: string; text: string }[]>;
