import { useTranslations } from "next-intl";
import { Marked } from "@/components/ui/marked";
import { markedCode } from "@/lib/search/rules";
import { site } from "@/lib/site/site";

const mpn = "6205-2RSH";
const ean = "7316577714237";

/** One bearing, typed in four ways; `wrong` is where the fingers slipped. */
const attempts = [
  { way: "spelling", typed: ["6205 2rsh"], found: mpn, kind: "exact" },
  { way: "slip", typed: ["62", "50", "-2RSH"], found: mpn, kind: "similar" },
  { way: "part", typed: ["205-2R"], found: mpn, kind: "contains" },
  { way: "ean", typed: ["7316577714237"], found: ean, kind: "exact" },
] as const;

/** What is typed and what is found by it, marked by the rules of the search itself. */
export function NumberExamples() {
  const t = useTranslations();
  return (
    <div>
      <h3 className="text-lg">{t("landing|features|codes")}</h3>
      <p className="mt-1 max-w-text">{t("landing|features|codes|text")}</p>
      <table className="mt-4 w-full border-y border-steel-3 text-start">
        <thead className="text-sm text-steel-3">
          <tr className="border-b border-steel-2 text-start">
            <th scope="col" className="py-1.5 text-start font-normal">
              {t("landing|features|typed")}
            </th>
            <th scope="col" className="py-1.5 text-start font-normal">
              {t("landing|features|found", { site: site.name })}
            </th>
          </tr>
        </thead>
        <tbody>
          {attempts.map(({ way, typed, found, kind }) => (
            <tr key={way} className="border-b border-steel-2 align-top last:border-b-0">
              <td className="py-2 pr-4">
                <span className="font-mono md:text-lg">
                  <Typed text={typed} />
                </span>
                <span className="mt-0.5 block text-xs text-steel-3">
                  {t(`landing|features|${way}`)}
                </span>
              </td>
              <td className="py-2 font-mono md:text-lg">
                <Marked text={markedCode(found, typed.join(""), kind)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Underlined as a teacher would where it is wrong: every second part. */
function Typed({ text }: { text: readonly string[] }) {
  return text.map((part, place) =>
    place % 2 === 1 ? (
      <span
        key={part}
        className="underline decoration-fault decoration-wavy decoration-1 underline-offset-2"
      >
        {part}
      </span>
    ) : (
      part
    ),
  );
}
