import { backupPrograms, objectStore } from "../../tests/servers/packages.ts";
import { makeBucket } from "../../tests/servers/s3/bucket.ts";
import { startCeph } from "../../tests/servers/s3/ceph.ts";
import { findUsualPort } from "../process/port.ts";
import { step } from "../process/steps.ts";
import { runIfInstalled, runPlaywright, runVitest } from "./runners.ts";
import { orOneFailure, sumOf, type Tally } from "./tally.ts";
import { openApplication, type Workplace } from "./workplace.ts";

const config = "--config=tests/s3/playwright.config.ts";

// Runs against a real S3 server.
export async function testObjectStore(workplace: Workplace): Promise<Tally> {
  return runIfInstalled([objectStore, backupPrograms], "test:s3", async () => {
    const port = await findUsualPort();
    const store = await step("S3 server", startCeph);
    const storeEnv = await makeBucket(store, `http://127.0.0.1:${port}`);
    const env = { ...workplace.env, ...storeEnv };
    const driver = await runVitest({ ...workplace, env }, ["s3"], []);
    const application = await orOneFailure(async () =>
      runPlaywright(workplace, await openApplication(workplace, port, storeEnv), [config]),
    );
    return sumOf([driver, application]);
  });
}
