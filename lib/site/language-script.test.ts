import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { languageScript } from "./language-script";

test("the stored language becomes the cookie, and the page is loaded again", () => {
  const page = open({ stored: "en" });
  expect(page.jar).toEqual({ i18n_lang: "en" });
  expect(page.written[0]).toMatch(/^i18n_lang=en; Path=\/; SameSite=Lax; Max-Age=31536000$/);
  expect(page.reloads).toBe(1);
});

test("a page that has come in the stored language stays", () => {
  const page = open({ stored: "de" });
  expect([page.jar, page.reloads]).toEqual([{ i18n_lang: "de" }, 0]);
});

test("the cookie is stored, whatever has set it", () => {
  for (const stored of [null, "de", "fr"]) {
    const page = open({ stored, jar: { theme: "dark", i18n_lang: "en" }, lang: "en" });
    expect([page.storage, page.reloads]).toEqual([{ i18n_lang: "en" }, 0]);
  }
});

test.each(["fr", "", "english", "__proto__"])("%j is no language", (value) => {
  expect(open({ stored: value }).reloads).toBe(0);
  const page = open({ stored: "en", jar: { i18n_lang: value } });
  expect([page.jar, page.reloads]).toEqual([{ i18n_lang: "en" }, 1]);
});

test("a language in the address overrules the stored one", () => {
  expect(open({ stored: "en", search: "?query=1&lang=de" }).reloads).toBe(0);
  expect(open({ stored: "en", search: "?lang=fr" }).reloads).toBe(1);
});

test("a choice in another tab applies here too, unless there is unsaved input", () => {
  const page = open({ stored: "de" });
  page.store("i18n_lang", "en");
  expect([page.jar, page.reloads]).toEqual([{ i18n_lang: "en" }, 1]);
  const typed = open({ stored: "de" });
  typed.type();
  typed.store("i18n_lang", "en");
  expect([typed.jar, typed.reloads]).toEqual([{ i18n_lang: "en" }, 0]);
});

interface Browser {
  stored: string | null;
  jar?: Record<string, string>;
  lang?: string;
  search?: string;
}

/** As much of a browser as the script touches. */
function open(browser: Browser) {
  const { stored, jar = {}, lang = "de", search = "" } = browser;
  const storage: Record<string, string> = stored === null ? {} : { i18n_lang: stored };
  const heard: Record<string, (event: object) => void> = {};
  const page = {
    jar,
    storage,
    written: [] as string[],
    reloads: 0,
    store: (key: string, newValue: string | null) => heard.storage?.({ key, newValue }),
    type: () => heard.input?.({}),
  };
  runInNewContext(languageScript, {
    localStorage: {
      getItem: (key: string) => storage[key] ?? null,
      setItem: (key: string, value: string) => void Object.assign(storage, { [key]: value }),
    },
    location: { search, protocol: "http:", reload: () => void page.reloads++ },
    addEventListener: (kind: string, hear: (event: object) => void) => {
      heard[kind] = hear;
    },
    document: {
      documentElement: { lang },
      get cookie() {
        return Object.entries(jar)
          .map(([name, value]) => `${name}=${value}`)
          .join("; ");
      },
      set cookie(line: string) {
        page.written.push(line);
        const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
        jar[name] = value;
      },
    },
  });
  return page;
}
