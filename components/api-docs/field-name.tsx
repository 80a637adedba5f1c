import { useTranslations } from "next-intl";
import { Fragment } from "react";
import type { FieldRow } from "@/lib/operations/openapi/field-rows";

interface FieldNameProps {
  row: FieldRow;
  /** Of a payload it says which fields must be there, of an answer which may be missing. */
  isSent: boolean;
}

/** The way to a field, which wraps between its parts, and whether it must be there. */
export function FieldName({ row, isSent }: FieldNameProps) {
  const t = useTranslations();
  const { path, variant, isRequired } = row;
  const parts = path.split(".");
  const marks = [
    variant === null ? null : t("api|variant", { number: String(variant) }),
    !isSent && !isRequired ? t("api|may_be_missing") : null,
  ].filter((mark) => mark !== null);
  return (
    <>
      <code className="font-mono">
        {parts.map((part, place) =>
          place < parts.length - 1 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a path never change places.
            <Fragment key={place}>
              <span className="text-steel-3">{part}.</span>
              <wbr />
            </Fragment>
          ) : (
            part
          ),
        )}
      </code>
      {isSent && isRequired ? (
        <span className="text-xs text-caution max-lg:ml-2 lg:block">{t("api|required")}</span>
      ) : null}
      {marks.length > 0 ? (
        <span className="text-xs text-steel-3 max-lg:ml-2 lg:block">{marks.join(" · ")}</span>
      ) : null}
    </>
  );
}
