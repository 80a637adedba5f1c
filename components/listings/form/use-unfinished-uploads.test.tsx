import { act } from "react";
import { beforeEach, expect, test } from "vitest";
import { mounted } from "@/tests/setup/mounted";
import { Screen } from "@/tests/setup/screen";
import { useUnfinishedUploads } from "./use-unfinished-uploads";

const mount = mounted();
let files: ReturnType<typeof useUnfinishedUploads>;

function Asker() {
  files = useUnfinishedUploads();
  return (
    <>
      <ul>
        <li data-row="a">
          <button type="button">retry</button>
          <button type="button">remove</button>
        </li>
      </ul>
      {files.dialog}
    </>
  );
}

beforeEach(async () => {
  await mount(
    <Screen>
      <Asker />
    </Screen>,
  );
});

test("nothing is sent while a file is on its way, and nothing is asked without one", async () => {
  expect(await files.maySend()).toBe(true);
  await act(async () => files.setBusy(true));
  expect(files.isUploading).toBe(true);
  expect(await files.maySend()).toBe(false);
  expect([files.hasFiles(), dialog().open]).toEqual([true, false]);
});

test("a file that failed is left behind only knowingly; else its row has the focus", async () => {
  files.setFailed([{ key: "a", name: "wichtig.jpg" }]);
  const stayed = await ask();
  expect(dialog().textContent).toContain("Eine Datei ist nicht hochgeladen");
  expect(dialog().textContent).toContain("wichtig.jpg. Ohne sie speichern?");
  press("Zurück zur Datei");
  expect(await stayed()).toBe(false);
  expect(document.activeElement?.textContent).toBe("retry");
  const left = await ask();
  press("Ohne speichern");
  expect(await left()).toBe(true);
});

test("of many the first five are named; one that is retried meanwhile is waited for", async () => {
  files.setFailed(["a", "b", "c", "d", "e", "f"].map((key) => ({ key, name: key })));
  const asked = await ask();
  expect(dialog().textContent).toContain("6 Dateien sind nicht hochgeladen");
  expect(dialog().textContent).toContain(
    "a, b, c, d, e und eine weitere. Ohne diese Dateien speichern?",
  );
  await act(async () => files.setBusy(true));
  press("Ohne speichern");
  expect(await asked()).toBe(false);
});

function dialog(): HTMLDialogElement {
  return document.querySelector("dialog") as HTMLDialogElement;
}

/** Returns a function, so that `await` does not wait for the result. */
async function ask(): Promise<() => Promise<boolean>> {
  let answer = Promise.resolve(false);
  await act(async () => {
    answer = files.maySend();
  });
  return () => answer;
}

function press(label: string): void {
  const buttons = [...dialog().querySelectorAll("button")];
  buttons.find((button) => button.textContent === label)?.click();
}
