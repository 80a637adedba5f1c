import { type Messages, NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";

interface ClientMessagesProps {
  /** Beginnings of the keys that the client leaves inside use, as `auth|`. */
  prefixes: string[];
  children: ReactNode;
}

/** Sends just the named texts to the client components inside (stack.md, next-intl). */
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
