import { type Messages, useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";

interface ExampleProps {
  /** The code that makes it: `Button variant="amber"`. */
  name: string;
  isRow?: boolean;
  className?: string;
  children: ReactNode;
}

export function Example({ name, isRow = false, className = "", children }: ExampleProps) {
  const layout = isRow ? "flex flex-wrap items-center gap-3" : "";
  const picture = name.toLowerCase().replace(/\W+/g, "-");
  // The padding keeps focus rings on the screenshot.
  return (
    <figure className={`mt-5 min-w-0 first:mt-0 ${className}`}>
      <figcaption className="mb-2 font-mono text-xs wrap-anywhere text-steel-3">{name}</figcaption>
      <div data-picture={picture.replace(/^-|-$/g, "")} className={`-m-2 p-2 ${layout}`}>
        {children}
      </div>
    </figure>
  );
}

type Behind<Start extends string> = {
  [Key in keyof Messages]: Key extends `${Start}${infer Name}` ? Name : never;
}[keyof Messages];

export function useSamples() {
  const [t, locale] = [useTranslations(), useLocale()];
  return {
    t,
    locale,
    sample: (name: Behind<"dev|ui|sample|">) => t(`dev|ui|sample|${name}`),
    state: (name: Behind<"dev|ui|state|">) => t(`dev|ui|state|${name}`),
  };
}

/** Fixed samples, so that screenshots can be compared. */
export const sampleCode = "6205-2RSH";
export const sampleManufacturer = "SKF";
export const sampleAddress = "/dev/ui";
