"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, type FormEvent, useEffect, useTransition } from "react";
import { showResults } from "@/components/ui/results-head";

/**
 * A GET form that, with JavaScript, replaces the history entry and leaves blank fields out of the address
 * (spec §2.5). While the answer is on its way it says so by `data-pending`, and the results behind it dim; when it is
 * there, they are brought into sight.
 */
export function FilterForm({ action, ...rest }: ComponentProps<"form"> & { action: string }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  // The answer ends the transition, or brings a form of its own in place of this one: the clean-up hears of both.
  useEffect(() => (isPending ? showResults : undefined), [isPending]);

  function replaceAddress(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const filled = [...new FormData(event.currentTarget)].filter(([, value]) => value !== "");
    const parameters = new URLSearchParams(filled as [string, string][]);
    startTransition(() => router.replace(`${action}?${parameters}`, { scroll: false }));
  }

  return (
    <form
      method="get"
      action={action}
      data-pending={isPending || undefined}
      onSubmit={replaceAddress}
      onChange={followShowUnavailable}
      {...rest}
    />
  );
}

/** Whoever looks at what is not available cannot ask for a quantity of it (spec §2.5). */
function followShowUnavailable({ target, currentTarget }: FormEvent<HTMLFormElement>) {
  const quantity = currentTarget.elements.namedItem("availableQuantity");
  if (
    !(target instanceof HTMLInputElement) ||
    target.name !== "showUnavailable" ||
    !(quantity instanceof HTMLInputElement)
  ) {
    return;
  }
  quantity.disabled = target.checked;
  quantity.min = target.checked ? "0" : "1";
  quantity.value = target.checked ? "0" : "";
}
