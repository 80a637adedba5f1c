import { formatEuros, formatInteger } from "@/lib/i18n/formats";
import { digitsOf, integerOf, isIntegerFieldKey, pastedPieces } from "@/lib/text/typed-amounts";
import { brokenBound, type QuantityBounds } from "@/lib/transactions/quantity-bounds";
import { piecesIn } from "@/lib/transactions/request-entries";

export interface RequestFacts extends Pick<QuantityBounds, "least" | "most"> {
  pricePerProductInCt: number;
  locale: string;
  /** Beside the sum, with `{quantity}` as placeholder. */
  product: string;
  /** Beside the dash while nothing can be requested. */
  perPiece: string;
  hints: Record<"whole" | "above" | "below" | "raised" | "lowered", string>;
}

/** Undefined for a valid quantity. */
export function hintOf(facts: RequestFacts, typed: string): string | undefined {
  const pieces = piecesIn(typed);
  const isText = pieces === null && typed.trim() !== "";
  const broken = isText ? "whole" : brokenBound(pieces ?? 0, facts);
  return broken ? facts.hints[broken] : undefined;
}

interface Watch {
  signal: AbortSignal;
  /** A server error, shown until the quantity changes. */
  error?: string | undefined;
  onChange?: () => void;
}

/** Limits the quantity to digits and its bounds, and updates hint and sum. */
export function watchRequestForm(form: HTMLFormElement, facts: RequestFacts, watch: Watch): void {
  const { signal, onChange } = watch;
  let { error } = watch;
  const field = form.elements.namedItem("quantity") as HTMLInputElement;
  const hint = form.querySelector("[data-hint]") as HTMLElement;
  let corrected: "raised" | "lowered" | null = null;
  // The press that would send the form corrected the value, so the reader must see it first.
  let isUnseen = false;

  function change(text: string, caret = text.length): void {
    corrected = null;
    error = undefined;
    onChange?.();
    if (field.value !== text) {
      field.value = text;
      field.setSelectionRange(caret, caret);
    }
    show();
  }

  /** Corrects the value after the field is left. Not announced, so that the form does not move under a press. */
  function clamp(): void {
    const typed = integerOf(field.value);
    const settled = Math.max(facts.least, Math.min(typed, facts.most));
    if (settled !== piecesIn(field.value)) {
      corrected = settled > typed ? "raised" : "lowered";
      error = undefined;
      isUnseen = true;
      field.value = String(settled);
      show();
    }
  }

  function show(): void {
    const broken = hintOf(facts, field.value);
    const wrong = error ?? broken;
    hint.textContent = (corrected ? facts.hints[corrected] : wrong) ?? "";
    hint.parentElement?.toggleAttribute("data-faulty", wrong !== undefined);
    if (wrong) {
      field.setAttribute("aria-invalid", "true");
    } else {
      field.removeAttribute("aria-invalid");
    }
    const pieces = integerOf(field.value);
    const product = facts.product.replace("{quantity}", formatInteger(pieces, facts.locale));
    say("note", broken ? facts.perPiece : product);
    say("total", broken ? "–" : formatEuros(facts.pricePerProductInCt * pieces));
  }

  function say(part: "note" | "total", text: string): void {
    (form.querySelector(`[data-sum="${part}"]`) as HTMLElement).textContent = text;
  }

  function paste(event: ClipboardEvent): void {
    const pieces = pastedPieces(event.clipboardData?.getData("text") ?? "");
    if (pieces !== null) {
      event.preventDefault();
      change(String(pieces));
    }
  }

  const see = () => {
    isUnseen = false;
  };
  form.addEventListener("pointerdown", see, { signal });
  form.addEventListener("keydown", see, { signal });
  form.addEventListener("submit", (event) => isUnseen && event.preventDefault(), { signal });
  field.addEventListener("blur", clamp, { signal });
  field.addEventListener("paste", paste, { signal });
  field.addEventListener("keydown", (event) => isIntegerFieldKey(event) || event.preventDefault(), {
    signal,
  });
  field.addEventListener(
    "input",
    () => {
      const before = field.value.slice(0, field.selectionStart ?? undefined);
      change(digitsOf(field.value), digitsOf(before).length);
    },
    { signal },
  );
  document.addEventListener("click", (event) => askBeforeFollowing(event, form), {
    capture: true,
    signal,
  });
  form.noValidate = true;
  show();
}

/** A login with typed input goes through this form's own button, which saves the request. */
function askBeforeFollowing(event: MouseEvent, form: HTMLFormElement): void {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const isLogin = target instanceof Element && target.closest('a[href="/login"]') !== null;
  const isPlain = button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
  const { quantity, note } = form;
  const isStarted = quantity.value !== quantity.defaultValue || note.value.trim() !== "";
  if (isLogin && isPlain && isStarted) {
    event.preventDefault();
    event.stopPropagation();
    form.requestSubmit();
  }
}
