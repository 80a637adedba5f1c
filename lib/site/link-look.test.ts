import { expect, test } from "vitest";
import { withoutLinks } from "./link-look";

test.each([
  ["siehe http://evil.example/a?b=c.d#e", "siehe http[:]//evil[.]example/a?b=c.d#e"],
  ["https://www.evil.co.uk/login.html", "https[:]//www[.]evil[.]co[.]uk/login[.]html"],
  ["www.evil1.de", "www[.]evil1[.]de"],
  ["WWW.EVIL.DE", "WWW[.]EVIL[.]DE"],
  ["evil.zone, xn--e1awd7f.com.", "evil[.]zone, xn--e1awd7f[.]com."],
  ["пример.рф", "пример[.]рф"],
  ["evil。com", "evil[.]com"],
  ["einkauf@nordwerk.example", "einkauf@nordwerk[.]example"],
  ["mailto:a@b.de", "mailto[:]a@b[.]de"],
  ["http://127.0.0.1/", "http[:]//127.0.0.1/"],
  ["Müller GmbH & Co.KG", "Müller GmbH & Co.KG"],
  ["Tel.: 0421 12345, z.B. um 8.30 Uhr", "Tel.: 0421 12345, z.B. um 8.30 Uhr"],
  ["6ES7 315-2EH14.0AB0 / 3.5 kW", "6ES7 315-2EH14.0AB0 / 3.5 kW"],
])("of %s no program makes a link", (text, shown) => {
  expect(withoutLinks(text)).toBe(shown);
});
