import { useNameOrDeleted } from "@/components/accounts/use-name-or-deleted";
import { PageLink } from "@/components/ui/page-link";
import type { Party } from "@/lib/fields/party";

/** "–" when hidden from the viewer; for administrators a link to the party's transactions. */
export function PartyName({ party, isAdmin }: { party: Party | null; isAdmin: boolean }) {
  const displayName = useNameOrDeleted();
  if (!party) {
    return "–";
  }
  const name = displayName(party.username);
  return isAdmin ? (
    <PageLink href={`/transaction/user/${party.id}`} className="link tap-size tap-up wrap-anywhere">
      {name}
    </PageLink>
  ) : (
    <span className="wrap-anywhere">{name}</span>
  );
}
