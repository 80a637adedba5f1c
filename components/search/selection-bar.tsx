"use client";

import { cx } from "class-variance-authority";
import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { Button } from "@/components/ui/button";
import { changeable, type SelectionTarget, selectionTargets } from "@/lib/listings/rules";
import { useSelection } from "./selection-context";

interface SelectionBarProps {
  isPending: boolean;
  /** Gets the focus back when the buttons go. */
  allRef: RefObject<HTMLInputElement | null>;
  onChange: (to: SelectionTarget) => void;
}

/**
 * Ticks all that the filter leaves, and says what can be done to how many of the ticked ones. Stays in sight while
 * something is ticked.
 */
export function SelectionBar({ isPending, allRef, onChange }: SelectionBarProps) {
  const t = useTranslations();
  const { selected, all, isCut, set } = useSelection();
  const isAny = selected.length > 0;
  const isAll = isAny && selected.length === all.length;
  const whole = isCut ? "most_selected" : "all_selected";
  const saying = isAll ? whole : "selected";
  return (
    <fieldset
      className={cx(
        "z-10 flex min-h-13 flex-wrap items-center gap-x-3 gap-y-2 bg-paper py-2 md:gap-x-6",
        isAny && "sticky top-(--header-height) border-b",
      )}
    >
      <legend className="sr-only">{t("listings|bulk|bar")}</legend>
      <label className="control-size flex items-center gap-3 lg:ml-0.5">
        <input
          ref={(box) => {
            allRef.current = box;
            if (box) {
              // HTML has no attribute for it.
              box.indeterminate = isAny && !isAll;
            }
          }}
          type="checkbox"
          checked={isAll}
          onChange={(event) =>
            set(
              all.map(({ id }) => id),
              event.currentTarget.checked,
            )
          }
          className="size-5"
        />
        <span className={cx("text-sm", isAny && "max-md:sr-only")}>
          {t(isCut ? "listings|bulk|select_most" : "listings|bulk|select_all", {
            count: all.length,
          })}
        </span>
      </label>
      <p role="status" className="text-sm font-semibold empty:hidden">
        {isAny ? t(`listings|bulk|${saying}`, { count: selected.length }) : null}
      </p>
      <div className={cx("flex-wrap gap-2", isAny ? "flex" : "hidden")}>
        {selectionTargets.map((to) => {
          const count = changeable(selected, to).length;
          return (
            <Button
              key={to}
              size="sm"
              variant={to === "DELETED" ? "danger" : "quiet"}
              busy={isPending}
              disabled={count === 0}
              onClick={() => onChange(to)}
              className="max-md:px-2"
            >
              {t("listings|bulk|button", { action: t(`listing|owner|${to}`), count })}
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}
