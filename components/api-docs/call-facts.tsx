import { useLocale, useTranslations } from "next-intl";
import { type Definition, DefinitionList } from "@/components/ui/definition-list";
import { formatInteger } from "@/lib/i18n/formats";
import type { DescribedCall } from "@/lib/operations/openapi/described";

const bytesInMb = 1024 * 1024;

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
  const lines = limits.flatMap(({ name, inMinutes, perAccount, perClient }) => {
    const minutes = formatInteger(inMinutes, locale);
    return [
      ...(perAccount === undefined
        ? []
        : [
            {
              key: `${name} a`,
              text: t("api|limit|account", { count: formatInteger(perAccount, locale), minutes }),
            },
          ]),
      ...(perClient === undefined
        ? []
        : [
            {
              key: `${name} c`,
              text: t("api|limit|client", { count: formatInteger(perClient, locale), minutes }),
            },
          ]),
    ];
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
