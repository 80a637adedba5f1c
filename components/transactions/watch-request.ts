import { formatEuros, formatInteger } from "@/lib/i18n/formats";
import { digitsOf, integerOf, pastedPieces, takesKey } from "@/lib/text/typed-number";
import { piecesIn } from "@/lib/transactions/request-form";
import { brokenBound, type QuantityBounds } from "@/lib/transactions/rules";

/** What is to be known of a listing whose quantity somebody types, and the sentences about it. */
export interface RequestFacts extends Pick<QuantityBounds, "least" | "most"> {
  pricePerProductInCt: number;
  locale: string;
  /** Beside the sum, with `{quantity}` in the place of the pieces. */
  product: string;
  /** Beside the dash that stands there while nothing can be requested. */
  perPiece: string;
  hints: Record<"whole" | "above" | "below" | "raised" | "lowered", string>;
}

/** What is wrong with a quantity as it was typed; undefined where it can be requested. */
export function hintOf(facts: RequestFacts, typed: string): string | undefined {
  const pieces = piecesIn(typed);
  const isText = pieces === null && typed.trim() !== "";
  const broken = isText ? "whole" : brokenBound(pieces ?? 0, facts);
  return broken ? facts.hints[broken] : undefined;
}

interface Watch {
  signal: AbortSignal;
  /** What the server has refused of the quantity: said until another one is typed. */
  fault?: string | undefined;
  onChange?: () => void;
}

/** Keeps the quantity to digits and within its bounds, and the hint and the sum of the form up with it (spec §5). */
export function watchRequest(form: HTMLFormElement, facts: RequestFacts, watch: Watch): void {
  const { signal, onChange } = watch;
  let { fault } = watch;
  const field = form.elements.namedItem("quantity") as HTMLInputElement;
  const hint = form.querySelector("[data-hint]") as HTMLElement;
  let corrected: "raised" | "lowered" | null = null;
  // Corrected by the very press that would send it: the reader shall see first what that is.
  let isUnseen = false;

  function change(text: string, caret = text.length): void {
    corrected = null;
    fault = undefined;
    onChange?.();
    if (field.value !== text) {
      field.value = text;
      field.setSelectionRange(caret, caret);
    }
    show();
  }

  /** The field was left: its value comes within the bounds. No news, since the form shall not move under a press. */
  function settle(): void {
    const typed = integerOf(field.value);
    const settled = Math.max(facts.least, Math.min(typed, facts.most));
    if (settled !== piecesIn(field.value)) {
      corrected = settled > typed ? "raised" : "lowered";
      fault = undefined;
      isUnseen = true;
      field.value = String(settled);
      show();
    }
  }

  function show(): void {
    const broken = hintOf(facts, field.value);
    const wrong = fault ?? broken;
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
  field.addEventListener("blur", settle, { signal });
  field.addEventListener("paste", paste, { signal });
  field.addEventListener("keydown", (event) => takesKey(event) || event.preventDefault(), {
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
  document.addEventListener("click", (event) => keepOnTheWay(event, form), {
    capture: true,
    signal,
  });
  form.noValidate = true;
  show();
}

/** Who presses "Log in" with something typed has started a request: its own button leads there too, and keeps it. */
function keepOnTheWay(event: MouseEvent, form: HTMLFormElement): void {
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
