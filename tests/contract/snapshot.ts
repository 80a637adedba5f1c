import { db } from "@/lib/db/client";

/** Everything that a refusal must leave as it was. */
export async function snapshot() {
  return Promise.all([
    db().user.findMany({ orderBy: { id: "asc" }, include: { identity: true } }),
    db().emailToken.findMany({ orderBy: { tokenHash: "asc" } }),
    db().session.findMany({ orderBy: { id: "asc" } }),
    db().securityEvent.count(),
    db().listing.findMany({ orderBy: { id: "asc" } }),
    db().transaction.findMany({ orderBy: { id: "asc" } }),
    db().document.findMany({ orderBy: { id: "asc" } }),
    db().uploadedFile.findMany({ orderBy: { id: "asc" } }),
    db().statusChange.count(),
    db().listingChange.count(),
    db().discardedObject.count(),
    db().manufacturer.count(),
    db().idempotencyKey.count(),
    db().requestDraft.count(),
    db().mailMessage.count(),
    db().$queryRaw`SELECT count(*) FROM pgboss.job`,
  ]);
}
