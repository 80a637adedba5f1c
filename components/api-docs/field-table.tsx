import { useTranslations } from "next-intl";
import type { FieldRow } from "@/lib/operations/openapi/field-rows";
import { BoundsText } from "./bounds-text";
import { type DocsColumn, DocsTable } from "./docs-table";
import { FieldName } from "./field-name";
import { TypeText } from "./type-text";

interface FieldTableProps {
  caption: string;
  rows: FieldRow[];
  isSent: boolean;
}

/** The fields of a payload, an answer or a shape. */
export function FieldTable({ caption, rows, isSent }: FieldTableProps) {
  const t = useTranslations();
  const columns: DocsColumn<FieldRow>[] = [
    {
      key: "field",
      label: t("api|column|field"),
      cell: (row) => <FieldName row={row} isSent={isSent} />,
    },
    { key: "type", label: t("api|column|type"), cell: ({ type }) => <TypeText type={type} /> },
    {
      key: "bounds",
      label: t("api|column|bounds"),
      cell: (row) => (row.bounds.length > 0 || row.preset !== null ? <Values row={row} /> : null),
      isLine: true,
    },
    {
      key: "note",
      label: t("api|column|note"),
      // Notes stand in the code, for programmers, and so in English.
      cell: ({ note }) => (note === null ? null : <span lang="en">{note}</span>),
      isLine: true,
    },
  ];
  return <DocsTable caption={caption} columns={columns} rows={rows} keyOf={keyOf} />;
}

function keyOf({ path, variant }: FieldRow): string {
  return `${path} ${variant}`;
}

function Values({ row: { bounds, preset } }: { row: FieldRow }) {
  const t = useTranslations();
  return (
    <>
      <BoundsText bounds={bounds} />
      {preset === null ? null : (
        <span className="block text-steel-3">
          {t("api|preset")} <code className="font-mono wrap-anywhere">{preset}</code>
        </span>
      )}
    </>
  );
}
