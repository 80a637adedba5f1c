import { expect, test } from "vitest";
import { textsIn } from "./texts";

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
])("a text %s is found", (_where, jsx, texts) => {
  expect(textsIn(`const shown = ${jsx};`)).toEqual(texts);
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
  ["the number of a part", "<code>6205-2RSH</code>"],
  ["a name", "<span>Lagerfund</span>"],
])("%s is no text in code", (_what, jsx) => {
  expect(textsIn(`const shown = ${jsx};`)).toEqual([]);
});
