import { useTranslations } from "next-intl";
import { SoftLink } from "@/components/ui/soft-link";
import type { DescribedCall } from "@/lib/operations/openapi/described";
import { DocsSection } from "./docs-section";
import { RunCall } from "./run-call";

interface RunSectionProps {
  call: DescribedCall;
  /** What is sent at first, as JSON; null where nothing is. */
  payload: string | null;
  isSignedIn: boolean;
}

/** Where a reader tries the call out, as who they are. */
export function RunSection({ call, payload, isSignedIn }: RunSectionProps) {
  const t = useTranslations();
  const { name, method, path, access, isQuery, isEnveloped, refusals } = call;
  const texts = {
    payload: t("api|run|payload"),
    payloadHint: t("api|run|payload_hint"),
    noJson: t("api|run|no_json"),
    run: t("api|run"),
    running: t("api|run|running"),
    warning: isQuery ? null : t("api|run|changes"),
    answer: t("api|answer"),
    noAnswer: t("api|run|no_answer"),
    refusals: Object.fromEntries(refusals.map((code) => [code, t(`error|${code}`)])),
  };
  return (
    <div className="print:hidden">
      <DocsSection id="run" title={t("api|run|title")}>
        {access === "public" || isSignedIn ? null : (
          <p className="mb-3 text-sm">
            {t("api|run|signed_out")}{" "}
            <SoftLink
              href={`/login?next=${encodeURIComponent(`/api-docs/${name}`)}`}
              className="link"
            >
              {t("layout|log_in")}
            </SoftLink>
          </p>
        )}
        <p className="hidden text-sm noscript:block">{t("api|run|noscript")}</p>
        <RunCall
          call={{ method: method.toUpperCase(), path }}
          payload={payload}
          isEnveloped={isEnveloped}
          texts={texts}
        />
      </DocsSection>
    </div>
  );
}
