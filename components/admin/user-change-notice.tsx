import { useTranslations } from "next-intl";
import { RefusalBanner } from "@/components/layout/refusal-banner";
import { Banner } from "@/components/ui/banner";
import { FocusedNotice } from "@/components/ui/focused-notice";
import type { UserChangeState } from "@/lib/users/actions";

/** What came of the last change: done, or why not. */
export function UserChangeNotice({
  state,
  username,
}: {
  state: UserChangeState;
  username: string;
}) {
  const t = useTranslations();
  if (!state) {
    return null;
  }
  const { change, result } = state;
  return (
    <FocusedNotice news={state}>
      {result.ok ? (
        <Banner kind="success" title={t(`admin|change|${change}|done`, { username })} />
      ) : (
        <RefusalBanner {...result} />
      )}
    </FocusedNotice>
  );
}
