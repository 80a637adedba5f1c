import { Ban, MailQuestion, ShieldCheck, UserX } from "lucide-react";
import { useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/badge";
import type { UserRow } from "@/lib/users/user";

const looks = {
  administrator: { tone: "note", icon: ShieldCheck },
  blocked: { tone: "fault", icon: Ban },
  unverified: { tone: "caution", icon: MailQuestion },
  deleted: { tone: "neutral", icon: UserX },
} as const;

/** What sets an account apart; nothing for an ordinary one. */
export function UserBadges({ user }: { user: UserRow }) {
  const t = useTranslations();
  const statuses = statusesOf(user);
  if (statuses.length === 0) {
    return null;
  }
  return (
    <ul className="flex flex-wrap gap-1">
      {statuses.map((status) => (
        <li key={status} className="flex">
          <StatusBadge {...looks[status]} label={t(`user|status|${status}`)} />
        </li>
      ))}
    </ul>
  );
}

/** The words for an account's state, empty for an ordinary one. A deleted account is nothing else any more. */
export function statusesOf(user: UserRow): (keyof typeof looks)[] {
  if (user.isDeleted) {
    return ["deleted"];
  }
  const statuses = [
    user.isAdmin && "administrator",
    user.isBlocked && "blocked",
    !user.isVerified && "unverified",
  ] as const;
  return statuses.filter((status) => status !== false);
}
