import { describe, expect, test } from "vitest";
import { imageAddress, startImageServer } from "@/tests/setup/image-server";

const server = await startImageServer();
const { fetched } = server;
const start = "https://bilder.example/start";

const paths = () => server.asked.map(({ path }) => path);

describe("an address", () => {
  test("is requested for its bytes, with no header of ours and no compression", async () => {
    server.serve("/start?n=1", "bytes");
    expect(await fetched(`${start}?n=1`)).toBe("bytes");
    const { host, headers } = server.asked[0] ?? expect.fail();
    expect([host, headers["accept-encoding"]]).toEqual(["bilder.example", "identity"]);
    const names = ["host", "accept", "accept-encoding", "user-agent", "connection"];
    expect(Object.keys(headers).toSorted()).toEqual(names.toSorted());
  });

  test.each([
    ["http", "http://bilder.example/a.png"],
    ["another port", "https://bilder.example:8443/a.png"],
    ["a name and password", "https://ich:geheim@bilder.example/a.png"],
    ["a file of ours", "file:///etc/passwd"],
    ["none", "bild.png"],
    ["a long one", `https://bilder.example/${"a".repeat(2_000)}`],
    ["a short form of loopback", "https://127.1/start"],
    ["a decimal one", "https://2130706433/start"],
    ["an octal one", "https://0177.0.0.1/start"],
    ["one in wide letters", "https://１２７．０．０．１/start"],
    ["the clouds' own", "https://169.254.169.254/latest/meta-data/"],
    ["IPv6 loopback", "https://[::1]/start"],
    ["a mapped one", "https://[::ffff:10.0.0.1]/start"],
    ["a translated one", "https://[64:ff9b::7f00:1]/start"],
  ])("of %s is rejected without a request", async (_, address) => {
    server.serve("/start", "secret");
    expect(await fetched(address)).toBe("address");
    expect(server.asked).toEqual([]);
  });

  test.each([
    ["loopback", ["127.0.0.1"]],
    ["a private one behind a public one", [imageAddress, "10.0.0.1"]],
    ["IPv6 loopback", ["::1"]],
  ])("whose name means %s is rejected", async (_, addresses) => {
    server.serve("/start", "secret");
    expect(await fetched(start, { resolve: async () => addresses })).toBe("address");
    expect(server.asked).toEqual([]);
  });

  test("whose name changes its meaning is resolved once, and the checked address is requested", async () => {
    server.serve("/start", "bytes");
    const answers = [[imageAddress], ["127.0.0.1"], ["127.0.0.1"]];
    let lookups = 0;
    const resolve = async () => answers[lookups++] ?? [];
    expect(await fetched(start, { resolve })).toBe("bytes");
    expect(lookups).toBe(1);
  });

  test("that is unknown, does not answer or has another's certificate is unreachable", async () => {
    server.serve("/start", "bytes");
    expect(await fetched(start, { resolve: async () => [] })).toBe("unreachable");
    expect(await fetched(start, { port: 1 })).toBe("unreachable");
    expect(await fetched("https://anders.example/start")).toBe("unreachable");
    expect(await fetched(start, { certificateAuthority: undefined })).toBe("unreachable");
  });
});

test("names that are never found make no other address wait", async () => {
  server.serve("/start", "bytes");
  const stuck = { resolve: () => new Promise<never>(() => undefined), timeoutInMs: 100 };
  const hosts = ["bilder", "fern", "langsam", "weg"];
  const ends = await Promise.all(hosts.map((host) => fetched(`https://${host}.example/`, stuck)));
  expect(ends).toEqual(hosts.map(() => "unreachable"));
  expect(await fetched(start)).toBe("bytes");
});

describe("a redirect", () => {
  test.each([301, 308])("with %i is followed, to another host too", async (status) => {
    server.redirect("/start", "//fern.example/a", status);
    server.serve("/a", "bytes");
    expect(await fetched(start)).toBe("bytes");
    expect(server.asked.map(({ host }) => host)).toEqual(["bilder.example", "fern.example"]);
  });

  test("is followed three times, and not a fourth time", async () => {
    server.redirect("/start", "/1");
    server.redirect("/1", "/2");
    server.redirect("/2", "/3");
    server.serve("/3", "bytes");
    expect(await fetched(start)).toBe("bytes");
    server.redirect("/3", "/4");
    server.serve("/4", "bytes");
    expect(await fetched(start)).toBe("unreachable");
    expect(paths()).not.toContain("/4");
  });

  test.each([
    "http://bilder.example/secret",
    "https://127.0.0.1/secret",
    "https://[::ffff:10.0.0.1]/secret",
    "https://bilder.example:8443/secret",
    "https://ich:geheim@bilder.example/secret",
    "file:///etc/passwd",
  ])("to %s is rejected without a request", async (target) => {
    server.redirect("/start", target);
    server.serve("/secret", "secret");
    expect(await fetched(start)).toBe("address");
    expect(paths()).toEqual(["/start"]);
  });

  test("to a name that means a private address is rejected", async () => {
    server.redirect("/start", "https://fern.example/secret");
    server.serve("/secret", "secret");
    const resolve = async (host: string) => [host === "fern.example" ? "127.0.0.1" : imageAddress];
    expect(await fetched(start, { resolve })).toBe("address");
    expect(paths()).toEqual(["/start"]);
  });
});
