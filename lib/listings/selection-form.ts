import type { FailureCode } from "@/lib/operations/action-result";
import { changeable, type SelectionTarget, selectionTargets } from "./rules";
import { listingStatus } from "./schema";

/** What came of a change of the selected listings; `code` is null when none of them allows it. */
export type SelectionOutcome =
  | { ok: true; status: SelectionTarget; count: number }
  | {
      ok: false;
      status: SelectionTarget;
      code: FailureCode | null;
      retryAfterInSeconds?: number | undefined;
      ids: number[];
      /** The one of them that does not allow it. */
      listingId?: number | undefined;
    };

interface Selection {
  to: SelectionTarget;
  /** The ticked ones. */
  ids: number[];
  /** For set-listing-status. */
  changes: { id: number; status: SelectionTarget }[];
}

/**
 * What a posted selection asks for: the button's `status` for the ticked fields `id`, as far as the fields `listing`
 * say that they allow it. Null for what no page of ours posts.
 */
export function readSelection(form: FormData): Selection | null {
  const to = selectionTargets.find((target) => target === form.get("status"));
  if (!to) {
    return null;
  }
  const ticked = new Set(listedIn(form, "id"));
  const selected = listedIn(form, "listing").flatMap((shown) => {
    const [id = "", status] = shown.split(":");
    const known = listingStatus.safeParse(status);
    return ticked.delete(id) && known.success ? [{ id: Number(id), status: known.data }] : [];
  });
  return {
    to,
    ids: selected.map(({ id }) => id),
    changes: changeable(selected, to).map(({ id }) => ({ id, status: to })),
  };
}

/** The values of a field that may stand several times, each with several of them. */
function listedIn(form: FormData, name: string): string[] {
  return form.getAll(name).flatMap((value) => String(value).split(","));
}
