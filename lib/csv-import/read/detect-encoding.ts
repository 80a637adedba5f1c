import type { TextEncoding } from "@/lib/csv-import/read-file-result";

/** By byte from 128 on: what DOS programs write in Western Europe. */
const ibm850 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐" +
  "└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0";
const german = "äöüß";
const otherWestern = ["àâæçéèêëîïôœùûü", "àèéìòù", "áéíñóúü", "àáâãçéêíóôõú", "äåæéöø"];
const dos = { languages: [""], names: otherWestern.join("") };
const polish = "ąćęłńóśźż";
const czech = "áčďéěíĺľňóôŕřšťúůýž";
const hungarian = "áéíóöőúüű";
const turkish = "âçğıîöşüİ";
/** Of equal ones the first wins. Every language may stand beside German; `names` are foreign. */
const candidates: { encoding: TextEncoding; languages: string[]; names: string }[] = [
  { encoding: "windows-1252", languages: otherWestern, names: "šž" },
  { encoding: "windows-1250", languages: [polish, czech, hungarian], names: "çđ" },
  { encoding: "windows-1254", languages: [turkish], names: "é" },
  { encoding: "ibm850", ...dos },
  { encoding: "macintosh", ...dos },
];
const maxSampleBytes = 64 * 1024;
const around = 4;

export function decoded(bytes: Uint8Array, encoding: TextEncoding): string {
  if (encoding !== "ibm850") {
    return new TextDecoder(encoding).decode(bytes);
  }
  const units = new Uint16Array(bytes);
  const wide = units.map((byte) => (byte < 128 ? byte : ibm850.charCodeAt(byte - 128)));
  return new TextDecoder("utf-16le").decode(wide);
}

/** Compares how much the letters and signs of each encoding look like words. */
export function detectEncoding(bytes: Uint8Array): TextEncoding {
  const sample = sampleOf(bytes);
  let best = { encoding: candidates[0]?.encoding ?? "utf-8", score: Number.NEGATIVE_INFINITY };
  for (const { encoding, languages, names } of candidates) {
    const score = scoreOf(decoded(sample, encoding), languages, names);
    best = score > best.score ? { encoding, score } : best;
  }
  return best.encoding;
}

/** The bytes beyond ASCII with those around them. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const sample: number[] = [];
  let end = 0;
  for (let at = 0; at < bytes.length && sample.length < maxSampleBytes; at += 1) {
    if ((bytes[at] ?? 0) >= 128) {
      const from = Math.max(end, at - around);
      sample.push(...(from > end ? [32] : []), ...bytes.subarray(from, at + around));
      end = at + around;
    }
  }
  return Uint8Array.from(sample);
}

type Rule = [pattern: RegExp, score: number];

const vowel = "[aeiouyıøæœ]";
// Each sees two characters before a letter, the letter and the one behind.
const oddLetters: Rule[] = [
  [/^.\p{Ll}\p{Lu}|^.\p{L}\p{Lu}\p{Ll}/u, -2],
  [/^.\P{Ll}(?!ß)\p{Ll}\p{Lu}/u, -2],
  [/^\p{Lu}\p{Lu}(?!ß)\p{Ll}\P{L}/u, -2],
  [/^.\d|\d$/, -0.5],
  [/^..(?:[èêìòùûîôàâæø][aeiouy]|[àìòù]\p{L}|ê\P{L}|õ[^e]|ñ[^aeiouáéíóú]|ń[aeiouyó])/iu, -0.6],
  [/^.i(?:ê|è\P{L})|^.\P{L}Ý|^.[aeo]á/iu, -0.6],
  [/^.\P{L}(?:[üÜ]b|[äÄ]h|Än|öf|Öl)/u, 0.3],
  [/^..œ[^ui]|^.mł\P{L}/iu, -2],
];
// Of the same without their marks.
const oddSounds: Rule[] = [
  [new RegExp(`^.(?:(?!${vowel})\\p{L}){3}`, "u"), -0.6],
  [new RegExp(`^${vowel}{3}|^.${vowel}{3}`), -0.6],
];
// The first that fits counts.
const signs: Rule[] = [
  [/^..[\x80-\x9f\ufffd]/, -3],
  [/^..[\u00a0\u00ad]|^.\p{L}’\p{L}|^.[\p{L}\d][“”‘’»™®©]\P{L}|^.[^\p{L}\d][„‚“‘«][\p{L}\d]/u, 1],
  [/^.\p{L}.\p{L}/u, -2],
  [/^.\p{L}[²³°…·º]/u, 0.5],
  [/^..[§°µ©•¿¡–—]\p{L}/u, 0.5],
  [/^.\P{L}[“”‘’»„‚«°²³¹®™©…§µ•–—€£¥¢¤±×½¼¾·Øªº]\P{L}/u, 0.5],
  [/^/, -1],
];
const loneLetters = "àèéóúáİ";

function scoreOf(text: string, languages: readonly string[], names: string): number {
  const letters: string[] = [];
  let score = 0;
  const padded = `  ${text.replace(/[\r\n]/g, " ")} `;
  for (const { 0: letter, index } of padded.matchAll(/[^\0-\x7f]/g)) {
    const near = padded.slice(index - 2, index + 2);
    const isLetter = /\p{L}/u.test(letter) && !"µªº".includes(letter);
    if (isLetter && (/^.\p{L}|\p{L}$/u.test(near) || loneLetters.includes(letter))) {
      const sounds = near.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
      letters.push(letter === "İ" ? letter : letter.toLowerCase());
      score += sumOf(oddLetters, near) + sumOf(oddSounds, sounds);
    } else {
      score += signs.find(([pattern]) => pattern.test(near))?.[1] ?? 0;
    }
  }
  const known = languages.join("") + names;
  const foreign = (letter: string) => (known.includes(letter) ? 0.5 : -1);
  const ofLanguages = languages.map((language) =>
    letters.reduce(
      (sum, letter) => sum + ((german + language).includes(letter) ? 1 : foreign(letter)),
      0,
    ),
  );
  return score + Math.max(...ofLanguages);
}

function sumOf(rules: readonly Rule[], near: string): number {
  return rules.reduce((sum, [pattern, score]) => sum + (pattern.test(near) ? score : 0), 0);
}
