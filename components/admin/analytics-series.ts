import type { MonthFigures } from "@/lib/analytics/analytics";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";

interface Series {
  key: "listings" | "requests" | "completions" | "volume";
  /** In the unit of the answer: pieces or cents. */
  amountOf: (row: MonthFigures) => number;
  /** From there to what its chart counts in. */
  chartedAs: (value: number) => number;
  unit: "pieces" | "euros";
  /** Exactly, in words. */
  show: (value: number, locale: string) => string;
}

const pieces = {
  unit: "pieces",
  show: formatInteger,
  chartedAs: (value: number) => value,
} as const;

/** The figures of a month, in the order of charts and columns. */
export const analyticsSeries: readonly Series[] = [
  { key: "listings", amountOf: ({ listings }) => listings, ...pieces },
  { key: "requests", amountOf: ({ requests }) => requests, ...pieces },
  { key: "completions", amountOf: ({ completions }) => completions, ...pieces },
  {
    key: "volume",
    amountOf: ({ volumeInCt }) => volumeInCt,
    chartedAs: (volumeInCt) => volumeInCt / 100,
    unit: "euros",
    show: formatEuros,
  },
];
