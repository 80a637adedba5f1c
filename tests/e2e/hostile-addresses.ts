/** Texts that addresses are filled with, percent-encoded as somebody who means harm would send them. */
export const hostileTexts: [string, string][] = [
  ["nothing", ""],
  ["blanks", "%20%20%09"],
  ["a null byte", "%00"],
  ["a null byte within", "6ES7%00131"],
  ["control characters", "%01%02%1b%5B31m%7f%c2%85"],
  ["line breaks", "a%0d%0aSet-Cookie:%20x=1"],
  ["a lone surrogate", "%ED%A0%80"],
  ["half a pair", "%ED%B0%80x"],
  ["bytes that are no UTF-8", "%FF%FE%C0%AF"],
  ["half a character", "%E2%82"],
  ["a bare percent sign", "%"],
  ["another", "%zz%u0041"],
  ["wildcards", "%25_%25%5C%25"],
  ["only wildcards", "%25%25%25%25"],
  ["a quote and SQL", "%27%3B%20DROP%20TABLE%20listing%3B--"],
  ["quotes of all kinds", "%22%27%60%5C%E2%80%9E"],
  ["markup", "%3C%2Ftitle%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E"],
  ["a pattern", "(a%2B)%2B%24%7B%5B%5E%7C*"],
  ["words of a text search", "a%20%26%20!b%20%7C%20(c%20%3C-%3E%20d%3A*)"],
  ["one letter", "a"],
  ["two hundred words", "a%20".repeat(200)],
  ["ten thousand characters", "x".repeat(10_000)],
  ["digits of another script", "%D9%A1%D9%A2%D9%A3"],
  ["right to left", "%E2%80%AE6ES7%E2%80%AC"],
  ["many marks on one letter", `e${"%CC%81".repeat(300)}`],
  ["an emoji", "%F0%9F%94%A9".repeat(40)],
  ["minus one", "-1"],
  ["zero", "0"],
  ["a fraction", "1.5"],
  ["a large page", "1e9"],
  ["more than an integer", "2147483648"],
  ["more than a bigint", "9".repeat(30)],
  ["infinity", "Infinity"],
  ["not a number", "NaN"],
  ["a prototype", "__proto__"],
  ["a constructor", "constructor"],
  ["a path", "..%2f..%2f..%2fetc%2fpasswd"],
];

const freeTexts = ["query", "manufacturer"];
const numbers = ["page", "pageSize", "manufacturerId", "minOrderQuantity", "yearOfManufactureFrom"];
const choices = ["sort", "condition", "shippingPossible", "showInactive", "lang"];
const names = [...freeTexts, ...numbers, ...choices];

// What a number or a choice could be taken for; of the others they need a few only.
const numeric =
  /^(?:minus|zero|a fraction|a large page|more than|infinity|not a number|a null byte$|wildcards|a prototype|digits)/;
const few = /^(?:a null byte$|a lone surrogate|markup|a quote|a prototype|ten thousand)/;

/** Query strings of the search page, by the parameters they fill, each with what is wrong with it. */
export const hostileQueries: Record<string, [string, string][]> = {
  ...Object.fromEntries(freeTexts.map((name) => [name, withEach(name, hostileTexts)])),
  numbers: numbers.flatMap((name) => withEach(name, textsLike(numeric))),
  choices: choices.flatMap((name) => withEach(name, textsLike(few))),
  "many parameters": [
    ["everything wrong at once", names.map((name) => `${name}=%00%FF`).join("&")],
    ["parameters twice", names.map((name) => `${name}=1&${name}=6ES7`).join("&")],
    [
      "parameters as lists",
      names.map((name) => `${name}[]=1&${name}[0]=2&${name}[a][b]=3`).join("&"),
    ],
    [
      "names of prototypes",
      "__proto__=1&__proto__[x]=1&constructor=1&constructor.prototype=1&toString=1",
    ],
    ["two thousand parameters", Array.from({ length: 2000 }, (_, at) => `a${at}`).join("&")],
    ["a parameter a thousand times", `query=6ES7${"&condition=X".repeat(1000)}`],
    ["nothing but separators", "&&&===&=&;;??"],
    ["page sizes beyond the offered", "pageSize=9999&page=2"],
    ["a page far beyond the end", "query=6ES7&page=1000000000"],
    [
      "filters that fit nothing",
      "manufacturerId=2147483647&yearOfManufactureFrom=2147483647&query=6ES7",
    ],
  ],
};

/** Addresses of a part or of a manufacturer with a hostile text in them. */
export const hostilePaths: Record<string, (text: string) => string[]> = {
  part: (text) => [`/listing/detail/${text}`, `/listing/detail/1${text}`],
  manufacturer: (text) => [
    `/manufacturer/${text}`,
    `/manufacturer/1-${text}`,
    `/manufacturer/1?page=${text}&lang=${text}`,
  ],
};

function textsLike(title: RegExp): [string, string][] {
  return hostileTexts.filter(([name]) => title.test(name));
}

function withEach(parameter: string, texts: [string, string][]): [string, string][] {
  return texts.map(([title, text]) => [`${title} as ${parameter}`, `${parameter}=${text}`]);
}
