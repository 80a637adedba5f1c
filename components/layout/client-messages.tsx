import { type Messages, NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";

interface ClientMessagesProps {
  /** Prefixes of message keys, such as `auth|`. */
  prefixes: string[];
  children: ReactNode;
}

/** Sends only these texts to the client components inside. */
export async function ClientMessages({ prefixes, children }: ClientMessagesProps) {
  const needed = Object.entries(await getMessages()).filter(([key]) =>
    prefixes.some((prefix) => key.startsWith(prefix)),
  );
  return (
    <NextIntlClientProvider messages={Object.fromEntries(needed) as Messages}>
      {children}
    </NextIntlClientProvider>
  );
}
