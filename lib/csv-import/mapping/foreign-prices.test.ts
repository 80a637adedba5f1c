import { describe, expect, test } from "vitest";
import { type HeadedCells, sampleFacts } from "@/tests/factories/sample-columns";
import { proposeMapping } from "./proposal";

describe("a price of another currency is proposed for nothing", () => {
  const headings =
    "Preis PLN|VK SEK|Preis (CZK)|VK netto [HUF]|Price DKK|Preis in NOK|VK RON|Preis/TRY|price_cny|Preis JPY|" +
    "VK (AUD)|Preis CAD|Preis £|Preis (¥)|Preis in Zloty|Preis zł|Preis Kč|Preis (SFr.)|Preis Fr.|VK kr|Preis Ft|" +
    "Preis USD|Price GBP|Preis in Franken|Preis in US-Dollar|ZAR|Preis ₺|Preis in Kronen|Preis PL|Preis SFR|Pfund|PLN/Stk";
  test.each(headings.split("|"))("%j", (heading) => {
    const columns: HeadedCells = [[heading, "12,50", "8,00"]];
    expect(proposeMapping(sampleFacts(columns)).mapping.columns).toEqual({});
  });
});

test.each(["Preis (EUR)", "Preis €", "VK Euro", "Preis", "Freier Preis", "Preis in EUR"])(
  "%j is one in euros",
  (heading) => {
    const columns: HeadedCells = [
      ["Preis PLN", "55,00"],
      [heading, "12,50"],
    ];
    expect(proposeMapping(sampleFacts(columns)).mapping.columns.pricePerProductInCt).toBe(1);
  },
);

test.each(["Bezeichnung", "CAD-Bezeichnung"])("%j is a name all the same", (heading) => {
  const columns: HeadedCells = [[heading, "Lager"]];
  expect(proposeMapping(sampleFacts(columns)).mapping.columns.nameDe).toBe(0);
});
