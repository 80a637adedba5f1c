import type { Page } from "playwright/test";
import { csvFile, goOn, pickFile } from "./csv-file-steps";
import type { Fault } from "./failing-calls-faults";
import { choose } from "./file-upload-steps";
import { fillRequired } from "./listing-form-steps";
import { makePart } from "./sample-data";
import { expect } from "./test";
import type { Texts } from "./texts";
import { sheet } from "./upload-steps";

type Step = (page: Page, t: Texts) => Promise<void>;

/** A button that calls the server. Its form is filled automatically unless `prepare` does it. */
export interface Call {
  prepare?: Step;
  press?: Step;
  /** A dialog asks for confirmation first. */
  isAsked?: boolean;
  /** A 401 leads to the login and back, because nothing is typed on such a screen. */
  leavesAt401?: boolean;
  says?: (t: Texts, fault: Fault) => string[];
  after?: Step;
}

export interface Button {
  name: string | RegExp;
  /** Null for a button that calls nothing. */
  call: Call | null;
  /** A selector of what starts the call, where that is not a button yet. */
  at?: string;
}

const nothing: Step = async () => undefined;
const local = (name: string | RegExp): Button => ({ name, call: null });
const calls = (name: string | RegExp, call: Call = {}): Button => ({ name, call });

const page: Call = {
  says: (t) => [t("page|unreachable")],
  after: async (shown, t) => {
    await shown
      .getByRole("button", { name: t("ui|dismiss") })
      .last()
      .click();
  },
};
const asked: Call = { isAsked: true };

function everywhere(t: Texts): Button[] {
  return [
    ...(["system", "light", "dark"] as const).map((theme) => local(t(`layout|theme|${theme}`))),
    local(new RegExp(`^${t("layout|user_menu")}`)),
    ...[t("layout|menu"), t("layout|cookies"), t("auth|password|show")].map(local),
    local(/^copies: /),
    calls(/^(de|en) /i, page),
    calls(t("layout|search|submit"), page),
  ];
}

/** The buttons of a screen by its page's folder. */
export function buttonsBy(t: Texts): (route: string) => Button[] {
  const [common, own] = [everywhere(t), screens(t)];
  return (route) => [...(own[route] ?? []), ...common];
}

function screens(t: Texts): Record<string, Button[] | undefined> {
  const codes = [
    local(t("listing|form|alternateProductCodes|add")),
    local(t("listing|form|manufacturer|clear")),
  ];
  const contact = calls(t("contact-operator|submit"));
  const statusOfTrade: Button = {
    ...calls("status of a trade", {
      isAsked: true,
      leavesAt401: true,
      press: async (shown, texts) => {
        const [before = ""] = texts("transaction|change|label", { id: "§" }).split("§");
        const open = shown.getByRole("combobox", { name: before, disabled: false });
        await open.first().selectOption("CANCELLED");
      },
    }),
    at: "select[name=status]:enabled",
  };
  const apply = calls(t("search|apply"), {
    ...page,
    prepare: async (shown) => {
      await shown.locator("main input[inputmode=numeric]:visible").first().fill("3");
    },
  });
  const search = calls(t("admin|search|submit"), page);
  const change = (name: "distinguish" | "verify" | "unverify") =>
    calls(new RegExp(`^${t(`admin|manufacturer|change|${name}`)}`), { prepare: nothing });
  const verify = change("verify");
  return {
    "/": [contact],
    "/about": [contact],
    "/contact": [contact],
    "/dev/ui": [local(/./)],
    "/email-verification": [calls(t("auth|verification|submit"))],
    "/listing/search": [apply],
    "/listing/detail/[listingId]": [
      calls(t("transaction|request|submit")),
      {
        ...calls(t("contact|submit"), {
          prepare: async (shown, texts) => {
            const field = shown.getByLabel(texts("contact|question"));
            if (!(await field.isVisible())) {
              await shown.getByText(texts("contact|title")).first().click();
            }
            await field.fill("Liegt das Teil noch in der Verpackung?");
          },
        }),
        at: "textarea[name=question]",
      },
      calls(t("listing|owner|RESERVED"), { leavesAt401: true }),
      calls(t("listing|owner|again"), { leavesAt401: true }),
      ...(["DRAFT", "DELETED"] as const).map((to) =>
        calls(t(`listing|owner|${to}`), { isAsked: true, leavesAt401: true }),
      ),
    ],
    "/login": [calls(t("auth|login|submit"))],
    "/signup": [calls(t("auth|signup|submit"))],
    "/signup/sent": [calls(t("auth|sent|submit"))],
    "/password-reset": [calls(t("auth|reset|submit"))],
    "/request-email-verification": [calls(t("auth|resend|submit"))],
    "/request-password-reset": [calls(t("auth|forgot|submit"))],
    "/account": [
      calls(t("account|profile|submit")),
      calls(t("account|password|submit")),
      calls(t("account|email_change|submit")),
      calls(t("account|sessions|end_others"), { prepare: nothing }),
      calls(/^(Gerät abmelden: |Log out .)/, { prepare: nothing }),
      {
        ...calls(t("account|delete|submit"), {
          prepare: async (shown, texts) => {
            await shown.getByText(texts("account|delete|open")).click();
            await shown.locator("#delete-password").fill("sicher-genug-123");
          },
        }),
        at: "#delete-password",
      },
      local(t("layout|log_out")),
    ],
    "/csv-import": [
      {
        ...calls(new RegExp(`^(${t("csv-import|send")}|${t("csv-import|send|again")})`), {
          prepare: async (shown, texts) => {
            await pickFile(shown, csvFile("bestand.csv", "Hersteller;Nummer\r\nSKF;6205"));
            await expect(goOn(shown, texts)).toBeEnabled();
          },
        }),
        at: "#csv-file",
      },
    ],
    "/csv-import/[importId]": [
      calls(/importieren/),
      calls(t("csv-import|free_shipping|change")),
      calls(t("csv-import|missing|change", { count: 1 })),
      local(t("csv-import|grid|fill", { row: "3" })),
      calls(t("csv-import|grid|save"), {
        prepare: async (shown, texts) => {
          const field = texts("listing|form|quantity");
          await shown.getByLabel(texts("csv-import|grid|cell", { field, row: "3" })).fill("mehr");
        },
      }),
      calls(t("csv-import|discard"), asked),
      calls(t("csv-import|row|show"), { ...page, prepare: nothing }),
    ],
    "/csv-import/[importId]/columns": [calls(t("csv-import|columns|next"))],
    "/csv-import/[importId]/defaults": [
      calls(t("csv-import|defaults|next")),
      local(t("csv-import|free_shipping|change")),
    ],
    "/file-upload": [
      calls(t("file|upload"), {
        prepare: async (shown) => choose(shown, sheet("blatt.pdf")),
      }),
    ],
    "/listing/create": [
      ...codes,
      calls(t("listing|form|submit"), {
        prepare: async (shown, texts) => fillRequired(shown, texts, makePart()),
      }),
    ],
    "/listing/edit/[listingId]": [...codes, calls(t("listing|form|save"), { prepare: nothing })],
    "/listing/user": [
      {
        ...calls(/^Pausieren/, {
          isAsked: true,
          prepare: async (shown) => {
            await shown.getByRole("checkbox", { name: /^Alle / }).check();
          },
        }),
        at: "main input[name=id]",
      },
      apply,
    ],
    "/listing/user/[userId]": [apply],
    "/transaction/detail/[transactionId]": [
      statusOfTrade,
      calls(t("transaction|void"), {
        prepare: async (shown, texts) => {
          await shown.getByRole("button", { name: texts("transaction|void") }).click();
          await shown.locator("dialog[open] textarea").fill("Derselbe Handel steht zweimal da.");
        },
        press: async (shown) => {
          await shown.locator("dialog[open] button[type=submit]").click();
        },
      }),
    ],
    "/transaction/user": [statusOfTrade],
    "/transaction/user/[userId]": [statusOfTrade],
    "/admin/analytics": [calls(t("admin|analytics|refresh"), page)],
    "/admin/manufacturers": [search, calls(/behalten$/, asked), change("distinguish"), verify],
    "/admin/manufacturers/[manufacturerId]": [
      calls(t("admin|manufacturer|change|rename")),
      verify,
      change("unverify"),
      calls(t("admin|manufacturer|change|add_alias")),
      calls(new RegExp(`^${t("admin|manufacturer|alias|switch_off")}`), { prepare: nothing }),
      search,
    ],
    "/admin/repeated-texts": [search],
    "/admin/security": [search],
    "/admin/users": [search],
    "/admin/users/[userId]": [
      ...(["block", "grant", "allow_large_trades", "end_sessions"] as const).map((change) =>
        calls(t(`admin|change|${change}`), asked),
      ),
    ],
  };
}
