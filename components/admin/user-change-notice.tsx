import { useTranslations } from "next-intl";
import { RefusalBanner } from "@/components/layout/refusal-banner";
import { Banner } from "@/components/ui/banner";
import { FocusedNotice } from "@/components/ui/focused-notice";
import type { FormState } from "@/lib/operations/action-result";
import type { UserChange } from "@/lib/users/schema";

/** What came of the last change: done, or why not. */
export function UserChangeNotice({ state, username }: { state: FormState; username: string }) {
  const t = useTranslations();
  if (!state) {
    return null;
  }
  const change = state.entered.change as UserChange;
  return (
    <FocusedNotice news={state}>
      {state.ok ? (
        <Banner kind="success" title={t(`admin|change|${change}|done`, { username })} />
      ) : (
        <RefusalBanner {...state} />
      )}
    </FocusedNotice>
  );
}
