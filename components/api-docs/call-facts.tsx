import { useLocale, useTranslations } from "next-intl";
import { type Definition, DefinitionList } from "@/components/ui/definition-list";
import { formatInteger } from "@/lib/i18n/formats";
import type { DescribedCall } from "@/lib/operations/openapi/described";

const bytesInMb = 1024 * 1024;
const limitTexts = [
  ["perAccountFromClient", "api|limit|account_from_client"],
  ["perAccount", "api|limit|account"],
  ["perClient", "api|limit|client"],
] as const;

/** Who may make a call, how often, and what else holds for it. */
export function CallFacts({ call }: { call: DescribedCall }) {
  const t = useTranslations();
  const locale = useLocale();
  const items: Definition[] = [
    { term: t("api|access"), value: t(`api|access|${call.access}`) },
    { term: t("api|effect"), value: t(call.isQuery ? "api|effect|reads" : "api|effect|changes") },
    { term: t("api|limits"), value: <LimitsText call={call} /> },
    ...(call.payload === null
      ? []
      : [
          {
            term: t("api|body_size"),
            value: t("api|body_size|most", {
              megabytes: formatInteger(call.maxBodyBytes / bytesInMb, locale),
            }),
          },
        ]),
    ...(call.isIdempotent
      ? [{ term: t("api|repeats"), value: <code className="font-mono">Idempotency-Key</code> }]
      : []),
  ];
  return <DefinitionList items={items} className="mt-4" />;
}

function LimitsText({ call: { limits } }: { call: DescribedCall }) {
  const t = useTranslations();
  const locale = useLocale();
  const lines = limits.flatMap((limit) => {
    const minutes = formatInteger(limit.inMinutes, locale);
    return limitTexts.flatMap(([of, text]) => {
      const times = limit[of];
      const key = `${limit.name} ${of}`;
      return times === undefined
        ? []
        : [{ key, text: t(text, { count: formatInteger(times, locale), minutes }) }];
    });
  });
  if (lines.length === 0) {
    return t("api|limit|none");
  }
  return lines.map(({ key, text }) => (
    <span key={key} className="block">
      {text}
    </span>
  ));
}
