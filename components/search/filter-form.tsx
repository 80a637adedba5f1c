"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, type FormEvent, useTransition } from "react";

/**
 * A GET form that, with JavaScript, replaces the history entry and leaves blank fields out of the address
 * (spec §2.5). While the answer is on its way it says so by `data-pending`, and the results behind it dim.
 */
export function FilterForm({ action, ...rest }: ComponentProps<"form"> & { action: string }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

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
