import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
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
  if (result.ok) {
    return <Banner kind="success" title={t(`admin|change|${change}|done`, { username })} />;
  }
  return <Banner kind="error" title={t(`error|${result.code}`)} />;
}
