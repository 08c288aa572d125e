declare const PAYLOAD: unique symbol;

/** The name of a topic on the event bus; its type carries the type of the payload. */
export type Topic<Payload extends object> = string & { readonly [PAYLOAD]: Payload };

/** Names a topic by its subject and the id it concerns, so that no subscriber has to filter. */
export const topic = <Payload extends object>(subject: string, about?: number | string) =>
  (about === undefined ? subject : `${subject}:${about}`) as Topic<Payload>;
