/** Only what we use; the DefinitelyTyped package would bring Express's types. */
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;
  type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  const compression: { (options: object): Handler; filter: Filter };
  export default compression;
}
