import { cx } from "class-variance-authority";
import { useTranslations } from "next-intl";

interface CharacterCountProps {
  length: number;
  max: number;
  isAnnounced?: boolean;
}

const nearInShare = 0.9;

export function CharacterCount({ length, max, isAnnounced = false }: CharacterCountProps) {
  const t = useTranslations();
  if (isAnnounced || length < max * nearInShare) {
    return <p role="status" />;
  }
  const isOver = length > max;
  const count = Math.abs(max - length);
  return (
    <p role="status" className={cx("mt-1 text-sm", isOver ? "text-fault" : "text-steel-3")}>
      {t(`ui|characters|${isOver ? "over" : "left"}`, { count })}
    </p>
  );
}
