// Not hosts: "GmbH & Co.KG", "Prof.Dr."
const noEnding = /^(?:KG|KGaA|Kg|AG|SE|SA|AS|Co|CO|GmbH|mbH|Dr|dr|Nr|Ing|St|Str|Inh|Abt)$/;
const ending =
  /^(?:[a-z]{2}|com|org|net|info|biz|shop|store|online|app|dev|gmbh|company|business|email|support|services?|systems|solutions|group|site|website|xyz|top|club|link|click|cloud|digital|tech|pro|name|berlin|hamburg|bayern|koeln|nrw|wien|tirol|swiss|industries|engineering|parts|trade|trading|market|world|global|network|center|international|ltd|one|live|news|zip|mov|tools|zone|space|page|help|haus|jetzt|immobilien|energy|supply|equipment|icu|vip|bank|finance|money|login|download|work|works|today|life|media|agency|express|direct|plus|team|fun)$/i;
const endings =
  /(?<=[\p{L}\p{N}])[.\u3002\uFF0E\uFF61\u2024\u2027\u00B7\u2219](\p{L}{2,})(?![\p{L}\p{N}])/gu;

/** Also detects "a (at) b dot de". */
export function looksLikeAddress(name: string): boolean {
  return (
    /@|:\/\/|[([{<]\s?(?:at|ät|dot|punkt)\s?[)\]}>]/i.test(name) ||
    /\S\s(?:at|ät)\s\S+\s(?:dot|punkt)\s/i.test(name) ||
    /\S\s(?:dot|punkt)\s(?:de|com|net|org|info|eu|at|ch)(?!\p{L})/iu.test(name) ||
    /(?<![\p{L}\p{N}])(?:www|https?|mailto)(?![\p{L}\p{N}])/iu.test(name) ||
    /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/.test(name) ||
    hasHost(name.replace(/\s[.\u3002]\s?/g, "."))
  );
}

function hasHost(name: string): boolean {
  const prose = name
    .replace(/(?<![\p{L}\p{N}])co\.\s?kg(?:aa)?(?![\p{L}\p{N}.])/giu, "Co KG")
    .replace(/(?<![\p{L}\p{N}])u\.\s?co(?=\.?\s?kg(?![\p{L}\p{N}.]))/giu, "u Co")
    .replace(/(?<![\p{L}\p{N}])(?:Gebr|Th|Chr|Fr|Wilh|Joh|Jos|Ed|Gg|Hch)\.(?=\p{Lu}\p{Ll})/gu, "")
    .replace(/\.(?=Service(?![\p{L}\p{N}.]))/gu, " ");
  return Array.from(prose.matchAll(endings), ([, last = ""]) => last).some(
    (last) => ending.test(last) && !noEnding.test(last),
  );
}

/** "https[:]//www[.]firma[.]de" */
export function withoutLinks(text: string): string {
  return text
    .replace(/:(?=\/\/)|(?<=mailto):/gi, "[:]")
    .replace(/(?<=(?<![\p{L}\p{N}])www)\.(?=\S)/giu, "[.]")
    .replace(endings, (found, last: string, at: number) =>
      last === "KG" && /^co$/i.test(text.slice(Math.max(0, at - 2), at)) ? found : `[.]${last}`,
    );
}

/** Allows a host ending before a hyphen. */
export function isPartNumber(text: string): boolean {
  return (
    /\d/.test(text) &&
    !/[\s@]|:\/\/|mailto:|(?<![\p{L}\p{N}])www\./iu.test(text) &&
    !Array.from(text.matchAll(endings)).some((found) => {
      const behind = text.slice(found.index + found[0].length);
      return !behind.startsWith("-") && ending.test(found[1] ?? "");
    })
  );
}
