import { existsSync } from "node:fs";
import { chromium } from "playwright";

// Whether this browser shows a page here, which on bare machines an unpacked one may lack libraries for.
export async function starts(executablePath: string) {
  if (!existsSync(executablePath)) {
    return false;
  }
  try {
    const args = ["--disable-gpu", "--disable-dev-shm-usage"];
    const options = { executablePath, args, chromiumSandbox: false, timeout: 20_000 };
    const browser = await chromium.launch(options);
    const page = await browser.newPage();
    await page.setContent("<p>here</p>");
    const shown = await page.textContent("p");
    await browser.close();
    return shown === "here";
  } catch {
    return false;
  }
}
