import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { TypingDraft } from "./typing-draft";

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  open();
});
afterEach(() => {
  act(() => root.unmount());
  sessionStorage.clear();
});

test("input is restored after a reload in an open form", () => {
  type("message", "Haben Sie das Lager auch offen?");
  type("street", "Gasse 1");
  reload();
  expect(field("message").value).toBe("Haben Sie das Lager auch offen?");
  expect(field("street").value).toBe("Gasse 1");
  expect(field("street").closest("details")?.open).toBe(true);
});

test("passwords, honeypot input and prefilled values are never stored", () => {
  for (const name of ["hidden-password", "shown-password", "trap", "key"]) {
    type(name, "geheim");
  }
  type("message", "Guten Tag");
  expect(Object.values({ ...sessionStorage })).toEqual(['{"message":"Guten Tag"}']);
});

test("input typed before the script loads is not overwritten", () => {
  type("message", "alt");
  reload(() => {
    field("message").value = "neu";
  });
  expect(field("message").value).toBe("neu");
});

test("sent input is deleted when the answer replaces the form", () => {
  type("message", "Guten Tag");
  form().dispatchEvent(new Event("submit"));
  act(() => root.render(<p>Danke</p>));
  expect(sessionStorage).toHaveLength(0);
});

test("unsent input is there again after leaving the page", () => {
  type("message", "Guten Tag");
  act(() => root.render(<p>Andere Seite</p>));
  expect(sessionStorage).toHaveLength(1);
});

test.each([
  ["emptied by its answer", "", 0],
  ["filled with what was refused", "Guten Tag", 1],
])("a form that is %s is stored as it is", async (_, value, length) => {
  type("message", "Guten Tag");
  form().dispatchEvent(new Event("submit"));
  form().dispatchEvent(new Event("reset"));
  field("message").value = value;
  await new Promise((resolve) => setTimeout(resolve));
  expect(sessionStorage).toHaveLength(length);
});

test("rejected input is still there after leaving the page and coming back", () => {
  type("message", "Guten Tag");
  form().dispatchEvent(new Event("submit"));
  form().dispatchEvent(new Event("lagerfund:form-rejected"));
  act(() => root.unmount());
  open();
  expect(field("message").value).toBe("Guten Tag");
  form().dispatchEvent(new Event("submit"));
  act(() => root.unmount());
  open();
  expect(field("message").value).toBe("");
});

function open(beforeScripts = () => {}): void {
  document.body.innerHTML = "<main></main>";
  place = document.body.firstElementChild as HTMLElement;
  root = createRoot(place);
  act(() => root.render(<Form beforeScripts={beforeScripts} />));
}

function reload(beforeScripts?: () => void): void {
  place.remove();
  open(beforeScripts);
}

function Form({ beforeScripts }: { beforeScripts: () => void }) {
  return (
    <form ref={beforeScripts}>
      <input type="hidden" name="key" />
      <textarea name="message" />
      <details>
        <input name="street" />
      </details>
      <input name="hidden-password" type="password" autoComplete="new-password" />
      <input name="shown-password" type="text" autoComplete="current-password" />
      <input name="trap" tabIndex={-1} />
      <TypingDraft name="x" />
    </form>
  );
}

function form(): HTMLFormElement {
  return document.querySelector("form") as HTMLFormElement;
}

function field(name: string): HTMLInputElement {
  return form().elements.namedItem(name) as HTMLInputElement;
}

function type(name: string, value: string): void {
  field(name).value = value;
  field(name).dispatchEvent(new Event("input", { bubbles: true }));
}
