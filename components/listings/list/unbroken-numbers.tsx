interface UnbrokenNumbersProps {
  text: string;
  className?: string;
}

/** A word with a digit, and the unit or measure behind it. */
const numbers =
  /(?<!\S)(\S*\d\S*(?:(?<=\d) (?:[×x] \d\S*|[kmµ]?(?:VA|VAC|VDC|Ah|Hz|Nm|bar|mm²|[mVAWgl]|Ω|°C)(?=[\s,;)]|$)[,;)]?))*)(?!\S)/;

/** Keeps part numbers and measures on one line: "6205-2RSH", "1,5 kW". */
export function UnbrokenNumbers(props: UnbrokenNumbersProps) {
  const { text, className = "inline-block max-w-full" } = props;
  return text.split(numbers).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change places.
      <span key={index} className={className}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
