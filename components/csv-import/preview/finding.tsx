import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Banner, type BannerKind } from "@/components/ui/banner";

interface FindingProps {
  /** Its messages are `csv-import|TOPIC|title` and `|text`. */
  topic: string;
  kind?: BannerKind;
  facts: Record<string, number | string>;
  /** Said behind the text. */
  more?: ReactNode;
  children?: ReactNode;
}

/** What was found in the file, and below it what can be done. */
export function Finding({ topic, kind = "warning", facts, more, children }: FindingProps) {
  const t = useTranslations();
  // Checking the types of all these messages would take the compiler minutes.
  const textOf = (part: string) => t(`csv-import|${topic}|${part}` as never, facts as never);
  const text = textOf("text");
  return (
    <div className="space-y-3">
      <Banner
        kind={kind}
        title={textOf("title")}
        description={
          <>
            {text} {more}
          </>
        }
      />
      {children}
    </div>
  );
}
