"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, type SyntheticEvent, useEffect, useTransition } from "react";
import { showResults } from "@/components/ui/lists/results-head";

const maxQuantity = 2_147_483_647;

/**
 * Replaces the history entry and omits blank fields with JavaScript. Sets `data-pending` while waiting, then
 * scrolls to the results.
 */
export function FilterForm({ action, ...rest }: ComponentProps<"form"> & { action: string }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  // The cleanup runs when the transition ends.
  useEffect(() => (isPending ? showResults : undefined), [isPending]);

  function replaceAddress(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const filled = [...new FormData(form)].filter(
      ([name, value]) => value !== "" && !isRejected(form.elements.namedItem(name)),
    );
    const parameters = new URLSearchParams(filled as [string, string][]);
    takeTypedQuery(parameters, form);
    startTransition(() => router.replace(`${action}?${parameters}`, { scroll: false }));
  }

  return (
    <form
      method="get"
      action={action}
      data-pending={isPending || undefined}
      onSubmit={replaceAddress}
      onChange={restrictInput}
      onReset={enableQuantity}
      onBlur={({ target }) => isQuantity(target) && target.value === "0" && raise(target)}
      {...rest}
    />
  );
}

/** Includes what was typed into the search field but not sent. */
function takeTypedQuery(parameters: URLSearchParams, { action, elements }: HTMLFormElement): void {
  const fields = document.querySelectorAll<HTMLInputElement>("input[type=search][name=query]");
  const typed = [...fields].find((field) => field.form?.action === action && isTyped(field));
  if (typed && elements.namedItem("query") !== typed) {
    parameters.set("query", typed.value);
  }
}

function isTyped({ value, defaultValue }: HTMLInputElement): boolean {
  return value.trim() !== "" && value !== defaultValue;
}

/** Skips values that the server has rejected, until they change. */
function isRejected(field: Element | RadioNodeList | null): boolean {
  return (
    field instanceof HTMLInputElement &&
    field.getAttribute("aria-invalid") === "true" &&
    field.value === field.defaultValue
  );
}

function isQuantity(field: EventTarget): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.inputMode === "numeric";
}

function raise(field: HTMLInputElement): void {
  field.value = "1";
}

function restrictInput({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) {
  const field: EventTarget = target;
  if (isQuantity(field)) {
    restrictToDigits(field);
  }
  if (field instanceof HTMLInputElement && field.name === "showUnavailable") {
    followShowUnavailable(field.checked, currentTarget.elements.namedItem("availableQuantity"));
  }
}

function enableQuantity({ currentTarget: { elements } }: SyntheticEvent<HTMLFormElement>) {
  const box = elements.namedItem("showUnavailable");
  const quantity = elements.namedItem("availableQuantity");
  if (box instanceof HTMLInputElement && quantity instanceof HTMLInputElement) {
    quantity.disabled = box.defaultChecked;
  }
}

/** Removes separators of pasted numbers and caps the length. */
function restrictToDigits(field: HTMLInputElement): void {
  const digits = field.value.normalize("NFKC").replace(/\D/g, "");
  const limited = digits && String(Math.min(Number(digits), maxQuantity));
  if (field.value !== limited) {
    field.value = limited;
  }
}

function followShowUnavailable(isShown: boolean, quantity: Element | RadioNodeList | null): void {
  if (quantity instanceof HTMLInputElement) {
    if (isShown) {
      quantity.dataset.typed = quantity.value;
    }
    quantity.disabled = isShown;
    quantity.value = isShown ? "0" : (quantity.dataset.typed ?? "");
  }
}
