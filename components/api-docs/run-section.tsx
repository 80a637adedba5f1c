import { useTranslations } from "next-intl";
import { PageSection } from "@/components/layout/page-section";
import { SoftLink } from "@/components/ui/soft-link";
import { namesExample } from "@/lib/operations/example-ids";
import { conventionValues } from "@/lib/operations/openapi/conventions";
import type { DescribedCall } from "@/lib/operations/openapi/described";
import { RunCall } from "./run-call";
import type { SessionCall } from "./session-run";

interface RunSectionProps {
  call: DescribedCall;
  /** What is sent at first, as JSON; null where nothing is. */
  payload: string | null;
  isSignedIn: boolean;
}

/** Where a reader tries the call out, as who they are. */
export function RunSection({ call, payload, isSignedIn }: RunSectionProps) {
  const t = useTranslations();
  const { name, method, path, access, isEnveloped } = call;
  const loginHref =
    access === "public" ? null : `/login?next=${encodeURIComponent(`/api-docs/${name}`)}`;
  return (
    <div className="print:hidden">
      <PageSection id="run" title={t("api|run|title")}>
        {loginHref === null || isSignedIn ? null : (
          <p className="mb-3 text-sm">
            {t("api|run|signed_out")}{" "}
            <SoftLink href={loginHref} className="link">
              {t("layout|log_in")}
            </SoftLink>
          </p>
        )}
        <p className="hidden text-sm noscript:block">{t("api|run|noscript")}</p>
        <RunCall
          call={{ method: method.toUpperCase(), path }}
          payload={payload}
          isEnveloped={isEnveloped}
          loginHref={loginHref}
          sessionCall={sessionCallOf(name)}
          texts={useRunTexts(call, isSignedIn)}
        />
      </PageSection>
    </div>
  );
}

function useRunTexts(call: DescribedCall, isSignedIn: boolean) {
  const t = useTranslations();
  const { access, isQuery, isEnveloped, example, refusals } = call;
  const hints = [
    namesExample(example) ? t("api|run|payload_hint") : null,
    isEnveloped ? t("api|run|envelope_hint", { bare: conventionValues.bare }) : null,
  ].filter((hint) => hint !== null);
  const isOnesOwn = isSignedIn && access !== "public";
  return {
    payload: t("api|run|payload"),
    payloadHint: hints.join(" ") || undefined,
    noJson: t("api|run|no_json"),
    run: t("api|run"),
    running: t("api|run|running"),
    warning: isQuery ? null : t(isOnesOwn ? "api|run|changes" : "api|run|changes_open"),
    answer: t("api|answer"),
    noAnswer: t("api|run|no_answer"),
    logIn: t("layout|log_in"),
    refusals: Object.fromEntries(refusals.map((code) => [code, t(`error|${code}`)])),
  };
}

function sessionCallOf(name: string): SessionCall | null {
  return name === "log-in" || name === "log-out" ? name : null;
}
