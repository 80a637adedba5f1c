import {
  digitsOf,
  integerOf,
  pastedPieces,
  takesKey,
} from "@/components/listings/form/number-text";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";
import { brokenBound, type QuantityBounds } from "@/lib/transactions/rules";

/** What is to be known of a listing whose quantity somebody types, and the sentences about it. */
export interface RequestFacts extends Pick<QuantityBounds, "least" | "most"> {
  pricePerProductInCt: number;
  locale: string;
  /** Beside the sum, with `{quantity}` in the place of the pieces. */
  product: string;
  /** Beside the dash that stands there while nothing can be requested. */
  perPiece: string;
  hints: Record<"above" | "below" | "raised" | "lowered", string>;
}

/** Does for a visitor's box, which the server has drawn, what `useRequestQuantity` does for a member's. */
export function watchRequest(
  form: HTMLFormElement,
  facts: RequestFacts,
  signal: AbortSignal,
): void {
  const field = form.elements.namedItem("quantity") as HTMLInputElement;
  const hint = form.querySelector("[data-hint]") as HTMLElement;
  let corrected: "raised" | "lowered" | null = null;
  // Corrected by the very press that would send it: the reader shall see first what that is.
  let isUnseen = false;

  function change(text: string, caret = text.length): void {
    corrected = null;
    put(text, caret);
  }

  function put(text: string, caret: number): void {
    if (field.value !== text) {
      field.value = text;
      field.setSelectionRange(caret, caret);
    }
    show();
  }

  /** The field was left: its value comes within the bounds (spec §5). */
  function settle(): void {
    const typed = integerOf(field.value);
    const settled = Math.max(facts.least, Math.min(typed, facts.most));
    if (settled !== typed) {
      corrected = settled > typed ? "raised" : "lowered";
      isUnseen = true;
      field.value = String(settled);
      show();
    }
  }

  function show(): void {
    const quantity = integerOf(field.value);
    const broken = brokenBound(quantity, facts);
    const said = corrected ?? broken;
    hint.textContent = said && facts.hints[said];
    hint.toggleAttribute("data-faulty", broken !== null);
    if (broken) {
      field.setAttribute("aria-invalid", "true");
    } else {
      field.removeAttribute("aria-invalid");
    }
    say(
      "note",
      broken
        ? facts.perPiece
        : facts.product.replace("{quantity}", formatInteger(quantity, facts.locale)),
    );
    say("total", broken ? "–" : formatEuros(facts.pricePerProductInCt * quantity));
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
  field.setAttribute("aria-describedby", hint.id);
  form.noValidate = true;
  change(digitsOf(field.value));
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
