import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LinkedText } from "./linked-text";

test("web addresses in a text become links, nothing else does", () => {
  const text = "Guten Tag\nhttps://lagerfund.example/x?a=1&b=2\njavascript:alert(1) <b>";
  expect(renderToStaticMarkup(<LinkedText text={text} />)).toBe(
    'Guten Tag\n<a href="https://lagerfund.example/x?a=1&amp;b=2" class="link break-all">' +
      "https://lagerfund.example/x?a=1&amp;b=2</a>\njavascript:alert(1) &lt;b&gt;",
  );
});
