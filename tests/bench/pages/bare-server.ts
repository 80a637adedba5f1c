// `node bare-server.ts <port>`: what a server in Node takes that does nothing at all.
import { createServer } from "node:http";

createServer((_request, response) => {
  response.setHeader("Content-Type", "application/json");
  response.end('{"ok":true}');
}).listen(Number(process.argv[2]), "127.0.0.1");
