import { afterAll, beforeEach } from "vitest";
import { db } from "@/lib/db/client";
import { boss } from "@/lib/queue/boss";
import { startMailServer } from "./mail-server";

export async function startMailProvider() {
  const server = await startMailServer();
  process.env.MAIL_DRIVER = "resend";
  process.env.RESEND_API_KEY = "re_test";
  process.env.RESEND_BASE_URL = server.url;
  beforeEach(async () => {
    await db().mailMessage.deleteMany();
    await boss().deleteAllJobs("send-mail");
    server.requests.length = 0;
    server.answerWith(200);
  });
  afterAll(() => server.stop());
  return server;
}
