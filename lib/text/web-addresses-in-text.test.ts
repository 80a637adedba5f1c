import { expect, test } from "vitest";
import { isPartNumber, withoutLinks } from "./web-addresses-in-text";

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

test.each(["U.FL-R-SMT-1(10)", "6ES7.DE-1", "3RT2015-1BB41", "W.FL-2"])("%s is a number", (mpn) => {
  expect(isPartNumber(mpn)).toBe(true);
});

test.each([
  "evil1.de",
  "evil1.de/login",
  "evil1.de.",
  "https://evil1",
  "www.evil1",
  "a1@b.de",
  "U.FL",
  "1 evil.com",
])("%s is no number of a part", (mpn) => expect(isPartNumber(mpn)).toBe(false));
