import { expect, test } from "vitest";
import { textsIn } from "./hard-coded-texts";

test.each([
  ["between tags", "<p>Hallo Welt</p>", ["Hallo Welt"]],
  ["in braces between tags", '<p>{"Preis"}</p>', ["Preis"]],
  ["in a choice", '<p>{isOpen ? "offen" : t("listing|closed")}</p>', ["offen"]],
  ["under a condition", '<p>{isOpen && "offen"}</p>', ["offen"]],
  ["in a template", `<p>{\`Seite \${page}\`}</p>`, ["Seite"]],
  ["in an attribute that is read aloud", '<nav aria-label="Seiten" />', ["Seiten"]],
  [
    "in an attribute of ours that is shown",
    '<TextField name="n" hint="Wie viele" />',
    ["Wie viele"],
  ],
  ["in a choice within an attribute", '<img alt={known ? name : "Bild"} />', ["Bild"]],
  ["within an attribute's own elements", "<Card head={<b>Neu</b>} />", ["Neu"]],
  ["in a fragment", "<>Neu</>", ["Neu"]],
  ["in a sum", '<p>{"Preis " + price}</p>', ["Preis"]],
  ["that stands in for nothing", '<p>{name ?? "ohne Namen"}</p>', ["ohne Namen"]],
  ["or in its place", '<p>{name || "unbekannt"}</p>', ["unbekannt"]],
  ["in a list", '<p>{["eins", "zwei"]}</p>', ["eins", "zwei"]],
  ["in a property that is shown", '<Part shown={{ label: "offen" }} />', ["offen"]],
  ["spread over a part", '<Part {...{ title: "Neu" }} />', ["Neu"]],
  ["in any attribute that begins as one does", '<Part sent="Danke sehr" />', ["Danke sehr"]],
  ["in a placeholder read aloud", '<p aria-placeholder="suchen" />', ["suchen"]],
])("a text %s is found", (_where, jsx, texts) => {
  expect(textsIn(`const shown = ${jsx};`)).toEqual(texts);
});

test("the title that a page gives itself is found", () => {
  expect(textsIn('export const metadata = { title: "Suche" };')).toEqual(["Suche"]);
});

test.each([
  ["a message", '<p>{t("listing|name")}</p>'],
  ["a message's key, which a part translates", '<Page title="listing|form|create" />'],
  ["what decides, but is not shown", '<p>{kind === "offen" && name}</p>'],
  [
    "a class, an address, a type",
    '<a className="link tap-size" href="/about" type="button">{name}</a>',
  ],
  ["a number and marks", '<p>404 · {" – "}{"€"}</p>'],
  ["what a program puts in", '<Part title="%s –" text="{{message}}" />'],
  ["an address, a file", '<Part title="/dev/ui" text="lib/api/client.ts" />'],
  ["the kind of an alert", 'showAlert("error", text)'],
  ["the topic of an alert", 'showAlert("error", text, "listing")'],
  ["a class in what is shown", '<Part texts={{ className: "border text-fault" }} />'],
  ["the number of a part", "<code>6205-2RSH</code>"],
  ["a name", "<span>Lagerfund</span>"],
])("%s is no text in code", (_what, jsx) => {
  expect(textsIn(`const shown = ${jsx};`)).toEqual([]);
});
