import { useShownUsername } from "@/components/account/use-shown-username";
import { PageLink } from "@/components/ui/page-link";
import type { Party } from "@/lib/users/party-schema";

/** A side of a trade by its name; for administrators the way to its transactions. "–" for who may not know it. */
export function PartyName({ party, isAdmin }: { party: Party | null; isAdmin: boolean }) {
  const shownUsername = useShownUsername();
  if (!party) {
    return "–";
  }
  const name = shownUsername(party.username);
  return isAdmin ? (
    <PageLink href={`/transaction/user/${party.id}`} className="link tap-size tap-up wrap-anywhere">
      {name}
    </PageLink>
  ) : (
    <span className="wrap-anywhere">{name}</span>
  );
}
