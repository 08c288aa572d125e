declare const PAYLOAD: unique symbol;

/** The name of a topic on the event bus, which carries the type of what is published on it. */
export type Topic<Payload extends object> = string & { readonly [PAYLOAD]: Payload };

/** A topic by its subject and by whom or what it is about: a topic each, never a filter over all. */
export const topic = <Payload extends object>(subject: string, about?: number | string) =>
  (about === undefined ? subject : `${subject}:${about}`) as Topic<Payload>;
