import type { useTranslations } from "next-intl";

export type Translator = ReturnType<typeof useTranslations>;
