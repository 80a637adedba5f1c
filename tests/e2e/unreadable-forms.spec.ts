import { askRaw } from "./raw-request";
import { expect, test } from "./test";

const disposition = "Content-Disposition: form-data; name=";
const part = `--b\r\n${disposition}"a"`;

const unreadable: [title: string, body: string][] = [
  ["that is cut short within a value", `${part}\r\n\r\nv`],
  ["that is cut short within a header", part],
  ["that is empty", ""],
  ["without a part", "x"],
  ["of another boundary", "--c--\r\n"],
  ["with a file's name in no encoding", `${part}; filename*=utf-8''%ff\r\n\r\nv\r\n--b--\r\n`],
];

for (const [title, body] of unreadable) {
  test(`a form ${title} is refused with 400`, async () => {
    for (const path of ["/", "/login", "/contact"]) {
      const page = await post(path, body, "text/html");
      expect([page.status, page.headers["content-type"]], path).toEqual([
        400,
        "text/html; charset=utf-8",
      ]);
      expect(page.text, path).toContain('data-kind="refused"');
      const told = await post(path, body, "*/*");
      expect([told.status, told.headers["content-type"]], path).toEqual([400, "application/json"]);
      expect(told.text, path).toContain('"code":"BAD_REQUEST"');
    }
  });
}

test("a form whose hidden fields nobody could have drawn is refused with 400", async () => {
  const id = /&quot;id&quot;:&quot;(\w+)&quot;/.exec((await askRaw("/login")).text)?.[1];
  expect(id).toBeDefined();
  for (const bound of ["[", '["$B5"]', '["$nx"]', '["$K3","$n1x"]', '["$Q1"]', null]) {
    const fields = { "0": `{"id":"${id}","bound":"$@1"}`, ...(bound && { "1": bound }) };
    const parts = Object.entries(fields).map(
      ([name, value]) => `--b\r\n${disposition}"$ACTION_1:${name}"\r\n\r\n${value}\r\n`,
    );
    const body = `--b\r\n${disposition}"$ACTION_REF_1"\r\n\r\n\r\n${parts.join("")}--b--\r\n`;
    expect((await post("/login", body, "text/html")).status, String(bound)).toBe(400);
  }
});

function post(path: string, body: string, accept: string) {
  const headers = { accept, "content-type": "multipart/form-data; boundary=b" };
  return askRaw(path, { method: "POST", headers, body });
}
