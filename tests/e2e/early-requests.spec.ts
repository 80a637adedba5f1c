import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { withStartingServer } from "./server-steps";
import { expect, test } from "./test";

test("what is asked of a process in its first moment is answered by its front door", async () => {
  await withStartingServer({}, async (server) => {
    await untilListening(server.port);
    const paths = ["/", "/openapi.json", "/%ff"];
    const answers = await Promise.all(paths.map((path) => fetch(`${server.url}${path}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 400]);
    for (const { headers } of answers) {
      const id = headers.get("x-request-id");
      expect(id).toMatch(/^[\w-]{36}$/);
      await expect.poll(server.said).toContain(id);
    }
    const [page] = answers;
    const policy = page?.headers.get("content-security-policy");
    expect(policy).toMatch(/script-src [^;]*'sha256-/);
    expect(policy).not.toMatch(/script-src [^;]*'unsafe-inline'/);
  });
});

async function untilListening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    const hasConnected = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (hasConnected) {
      return;
    }
    await pause(5);
  }
}
