import type { ReactNode } from "react";
import { ClientMessages } from "@/components/layout/client-messages";

interface AuthScreenProps {
  title: string;
  /** What stands between the heading and the form. */
  notice?: ReactNode;
  /** The form, a client leaf. */
  children: ReactNode;
  /** Where else to go. */
  links: ReactNode;
}

/** The one screen of spec §2.3: heading, banner, form, links. */
export function AuthScreen({ title, notice, children, links }: AuthScreenProps) {
  return (
    <div className="mx-auto w-full max-w-md py-8">
      <h1 className="text-xl">{title}</h1>
      <div className="mt-6 flex flex-col gap-6">
        {notice}
        <ClientMessages prefixes={["auth|", "issue|", "error|"]}>{children}</ClientMessages>
        <p className="border-t pt-4">{links}</p>
      </div>
    </div>
  );
}
