const names = [
  "id listingId userId quantity minOrderQuantity availableQuantity page pageSize manufacturerId",
  "status role query keys fileType name type size note documentIds mainImageId mpn ean",
  "alternateProductCodes nameDe descriptionDe manufacturer pricePerProductInCt priceForBundle",
  "email password username street zipCode city country token locale",
].flatMap((line) => line.split(" "));

const values: [string, string][] = [
  ["null", "null"],
  ["a number", "1e308"],
  ["infinity", "1e999"],
  ["an enormous integer", "99999999999999999999"],
  ["just above an integer", "2147483648"],
  ["a fraction", "1.5"],
  ["a negative number", "-1"],
  ["true", "true"],
  ["an empty text", '""'],
  ["a long text", `"${"x".repeat(20_000)}"`],
  ["a lone surrogate", '"\\ud800"'],
  ["lone surrogates in a list", '["\\udc00","\\ud83d"]'],
  ["a null byte", '"a\\u0000b"'],
  ["null bytes in a list", '["\\u0000"]'],
  ["wildcards", '"%_%\\\\_*(|["'],
  ["SQL", `"'; DROP TABLE listing; --"`],
  ["a path", '"../../../../etc/passwd"'],
  ["a uuid of nobody", '"00000000-0000-4000-8000-000000000000"'],
  ["a list", "[[[1]]]"],
  ["a long list", `[${"1,".repeat(1000)}1]`],
  ["an object", '{"id":{"id":{}},"name":{},"toString":1,"length":-1}'],
  ["__proto__", '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'],
];

/** Values of every wrong kind, each in every field there is and in place of the payload itself. */
export const hostilePayloads = values.flatMap(([title, value]): [string, string][] => [
  [`${title} as payload`, value],
  [`${title} in every field`, `{${names.map((name) => `"${name}":${value}`).join(",")}}`],
]);

const metas = [
  '{"values":{"a":["Date"]}}',
  '{"values":{"a":["bigint"]}}',
  '{"values":{"a":["regexp"]}}',
  '{"values":{"a":["map"],"b":["set"]}}',
  '{"values":{"a":[["class","User"]]}}',
  '{"values":{"a":[["custom","x"]]}}',
  '{"values":{"a":[["symbol","x"]]}}',
  '{"values":{"a":[["typed-array","x"]]}}',
  '{"values":{"a.b.c.d":["undefined"]}}',
  '{"values":{"__proto__.isAdmin":["undefined"],"constructor.prototype.x":["Date"]}}',
  '{"values":[["Date",{"x":["Date"]}]]}',
  '{"referentialEqualities":{"a":["__proto__","constructor.prototype"]}}',
  '{"referentialEqualities":[["a","b"]]}',
  "7",
  '"x"',
  "[]",
  "null",
];

/** Bodies of an RPC call that no operation may fail on (contract §2: unreadable, unlike or too large). */
export const hostileBodies: [string, BodyInit][] = [
  ["nothing", ""],
  ["no JSON", "{"],
  ["plain JSON", '{"listingId":1}'],
  ["a bare null", "null"],
  ["a bare list", "[]"],
  ["json as prototype", '{"__proto__":{"json":1}}'],
  ["bytes that are no UTF-8", new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
  ["a byte order mark", '\uFEFF{"json":1}'],
  ["a deep nest", `{"json":${"[".repeat(200_000)}${"]".repeat(200_000)}}`],
  ["a deep nest of objects", `{"json":${'{"a":'.repeat(90_000)}1${"}".repeat(90_000)}}`],
  ...hostilePayloads.map(([title, payload]): [string, string] => [title, `{"json":${payload}}`]),
  ...metas.map((meta): [string, string] => [
    `meta ${meta}`,
    `{"json":{"a":"x","id":1,"listingId":1},"meta":${meta}}`,
  ]),
];

const longer: Record<string, number> = {
  "create-listing": 16_000_000,
  "update-listing": 16_000_000,
  "create-listings-from-csv": 34_000_000,
};

/** Larger than the operation takes: 1 MB, 15 MB with a main image, 32 MB of rows (contract §2). */
export function hugeBodyFor(operation: string): string {
  const length = longer[operation] ?? 1_800_000;
  return `{"json":"${"x".repeat(length)}"}`;
}

/** A sound payload with one field at a time replaced by a hostile value, so that nothing else refuses it first. */
export function* withOneHostileField(payload: object): Generator<[string, string]> {
  for (const field of Object.keys(payload)) {
    for (const [title, value] of values) {
      const others = Object.entries(payload).filter(([name]) => name !== field);
      const parts = others.map(
        ([name, other]) => `${JSON.stringify(name)}:${JSON.stringify(other)}`,
      );
      yield [`${title} as ${field}`, `{${[...parts, `"${field}":${value}`].join(",")}}`];
    }
  }
}
