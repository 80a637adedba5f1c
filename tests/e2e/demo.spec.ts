import { demoLogins } from "@/prisma/seed/logins";
import { administratorSession } from "./administrator";
import { queryIn } from "./database-steps";
import { logIn } from "./program";
import { expect, test } from "./test";
import { look } from "./visibility-steps";

const listingStatuses = ["ACTIVE", "DELETED", "DRAFT", "RESERVED", "SOLD"];
const transactionStatuses = ["REQUESTED", "RESERVED", "CANCELLED", "COMPLETED"] as const;

for (const login of demoLogins) {
  const isAdministrator = login.role === "Administrator";
  const sessionOf = () => (isAdministrator ? administratorSession() : logIn(login));

  test(`the demo's ${login.role.toLowerCase()} finds something on each of their screens`, async ({
    t,
  }) => {
    const session = await sessionOf();
    const own: [path: string, emptyText: string, text: string][] = [
      ["/listing/user", t("listings|none"), "/listing/edit/"],
      ...transactionStatuses.flatMap((status) =>
        ["buyer", "seller"].map((role): [string, string, string] => [
          `/transaction/user?role=${role}&status=${status}`,
          t("transaction|none|filtered"),
          "/transaction/detail/",
        ]),
      ),
      ["/csv-import", t("file|none"), t("csv-import|recent|status|IMPORTED")],
      ["/file-upload", t("file|none"), "Wartungsplan-Linie-2.pdf"],
    ];
    const administrators: typeof own = [
      ["/admin/analytics", t("admin|analytics|summary|none"), "<svg"],
      // Searches, because other tests fill the first pages.
      ["/admin/manufacturers?query=Festo", t("admin|manufacturers|none"), "Festo Didactic"],
      ["/admin/users?query=Stahlwerk", t("admin|users|none"), "Stahlwerk Lippe Technik"],
      ["/admin/security", t("user|events|none"), t("user|event|LOGGED_IN")],
    ];
    for (const [path, emptyText, text] of isAdministrator ? [...own, ...administrators] : own) {
      const page = await look(path, session);
      expect(page.status, path).toBe(200);
      expect(page.text, path).not.toContain(`>${emptyText}<`);
      expect(page.text, path).toContain(text);
    }
    const rows = await inDatabase<{ status: string }>(
      `SELECT DISTINCT l.status::text FROM listing l JOIN email_identity i ON i.user_id = l.owner_user_id
       WHERE i.email = '${login.email}' ORDER BY 1`,
    );
    expect(rows.map(({ status }) => status)).toEqual(listingStatuses);
  });
}

function inDatabase<Row extends object>(statement: string): Promise<Row[]> {
  return queryIn(process.env.DATABASE_URL ?? "", statement) as Promise<Row[]>;
}
