import type { Failure } from "@/lib/operations/action-result";
import { callAction } from "./call-action";

/**
 * A plain form's action where the script sends the form otherwise: one that is sent before the script has come may fail
 * as well. Then its state stays as it was, and `onFailure` says why.
 */
export function early<State>(
  action: (before: State | null, form: FormData) => Promise<State | null>,
  onFailure: (failure: Failure) => void,
): (before: State | null, form: FormData) => Promise<State | null> {
  if (typeof window === "undefined") {
    return action;
  }
  return async (before, form) => {
    const result = await callAction(() => action(before, form).then((state) => ({ state })));
    if ("state" in result) {
      return result.state;
    }
    onFailure(result);
    return before;
  };
}
