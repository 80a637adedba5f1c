import { useTranslations } from "next-intl";
import { Monitor, Moon, Sun } from "@/components/ui/icons";
import { themes } from "@/lib/site/theme";
import { ThemeButton } from "./theme-button";

const icons = { system: Monitor, light: Sun, dark: Moon };

export function ThemeSwitch() {
  const t = useTranslations();
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields of a form.
    <div role="group" aria-label={t("layout|theme")} className="flex noscript:hidden">
      {themes.map((theme) => {
        const Icon = icons[theme];
        const name = t(`layout|theme|${theme}`);
        return (
          <ThemeButton key={theme} theme={theme} title={name} className="switch-part">
            <Icon size={16} />
            <span className="sr-only">{name}</span>
          </ThemeButton>
        );
      })}
    </div>
  );
}
