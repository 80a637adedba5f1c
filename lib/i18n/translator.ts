import type { useTranslations } from "next-intl";

/** What says a message in the reader's language, as pages hand it to functions that are no components. */
export type Translator = ReturnType<typeof useTranslations>;
