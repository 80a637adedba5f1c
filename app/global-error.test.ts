import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import english from "@/messages/en.json";
import GlobalError from "./global-error";

test("when the layout fails, the page explains it in both languages", () => {
  const html = renderToStaticMarkup(createElement(GlobalError));
  expect(html).toContain(`<p lang="en">${english["page|error"]}</p>`);
  expect(html).toContain("Beim Anzeigen dieser Seite ist ein Fehler aufgetreten.");
});
