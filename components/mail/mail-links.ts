import type { Locale } from "@/lib/i18n/locales";

/** What is opened at /dev/mail: a mail of the outbox by its name there, or a template. */
export interface MailChoice {
  mail?: string | undefined;
  template?: string | undefined;
}

// Both lead to the mail itself: on a phone the lists stand above it.
export function mailHref(name: string): string {
  return `/dev/mail?${new URLSearchParams({ mail: name })}#mail`;
}

export function previewHref(template: string, lang: Locale): string {
  return `/dev/mail?${new URLSearchParams({ template, lang })}#mail`;
}
