import type { ColumnMapping, NameFacts } from "@/lib/csv-import/column-mapping";
import type { RuledField } from "../fields";

const leastShare = 0.5;

/** Of a proposed mapping. A number is only offered, because a norm or a size can look like one. */
export function withNameRules(mapping: ColumnMapping, facts: readonly NameFacts[]): ColumnMapping {
  const { columns } = mapping;
  const name = facts.find(({ column }) => column === columns.nameDe);
  const areNamed = name ? name.manufacturers >= name.rows * leastShare : false;
  const fromName: RuledField[] = [
    ...(columns.descriptionDe === undefined ? (["descriptionDe"] as const) : []),
    ...(columns.manufacturer === undefined && areNamed && name?.manufacturer
      ? (["manufacturer"] as const)
      : []),
  ];
  return { ...mapping, fromName };
}
