import { demoLogins } from "@/prisma/seed/logins";
import { administratorSession } from "./administrator";
import { queryIn } from "./database-steps";
import { answerOf, logIn } from "./program";
import { baseUrl } from "./surroundings";
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
      // Looked for, since other tests fill the first pages.
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

test("at least ten listings of the demo have a data sheet, a certificate and a drawing, and everybody gets them", async () => {
  const listings = await inDatabase<{ listing_id: number }>(
    `SELECT listing_id FROM document JOIN listing l ON l.id = listing_id JOIN email_identity i ON i.user_id = owner_user_id
     WHERE i.email LIKE '%@lagerfund.example' AND l.status = 'ACTIVE' AND sound_at IS NOT NULL
     GROUP BY 1 HAVING count(DISTINCT type) FILTER (WHERE type IN ('SPECS', 'CERTIFICATE', 'CAD')) = 3 ORDER BY 1`,
  );
  expect(listings.length).toBeGreaterThanOrEqual(10);
  const listingId = listings[0]?.listing_id ?? 0;
  const { documents } = await answerOf("get-listing-by-id", { listingId });
  const files = documents.filter(({ type }) => type !== "IMAGE");
  expect(files.length).toBeGreaterThanOrEqual(3);
  for (const { id, name } of files) {
    const file = await fetch(`${baseUrl}/files/${id}`);
    expect(file.status, name).toBe(200);
    expect(file.headers.get("content-disposition"), name).toContain("attachment");
    expect(await file.text(), name).toMatch(/^(?:%PDF-1\.4|0\nSECTION|ISO-10303-21;)/);
  }
});

function inDatabase<Row extends object>(statement: string): Promise<Row[]> {
  return queryIn(process.env.DATABASE_URL ?? "", statement) as Promise<Row[]>;
}
