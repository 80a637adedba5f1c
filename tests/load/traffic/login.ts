import type { Answered } from "./client.ts";
import type { Account, Plan } from "./plan.ts";
import type { User } from "./user.ts";

// Ten logins in 15 minutes are an account's limit, which holds here too.
const againAfterInMs = 100_000;

export type Login = (user: User) => Promise<void>;

// Logs somebody in as their browser does, and again once the session has grown old; from then on they carry it, as a
// cookie for pages and as a bearer for the calls of programs.
export function makeLogin({ email, password }: Account, { origin }: Plan): Login {
  let loggedInAt = Number.NEGATIVE_INFINITY;
  return async (user) => {
    if (performance.now() - loggedInAt < againAfterInMs) {
      return;
    }
    user.carry({});
    const answer = await user.ask("log in", "/auth/email/login", isLoggedIn, {
      method: "POST",
      headers: { "content-type": "application/json", origin },
      body: JSON.stringify({ email, password }),
    });
    const { sessionId } = JSON.parse(answer?.text() ?? "{}");
    const [cookie = ""] = answer?.headers["set-cookie"] ?? [];
    user.carry({ cookie: cookie.split(";", 1).join(), authorization: `Bearer ${sessionId}` });
    loggedInAt = performance.now();
  };
}

function isLoggedIn(answer: Answered) {
  const isMeant = answer.status === 200 && answer.text().includes("sessionId");
  return isMeant && (answer.headers["set-cookie"]?.length ?? 0) > 0;
}
