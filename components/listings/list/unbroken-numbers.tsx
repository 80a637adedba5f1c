interface UnbrokenNumbersProps {
  text: string;
  /** How what belongs together is kept so. */
  className?: string;
}

/** What has a digit, with the unit or the next measure behind it. */
const numbers =
  /(?<!\S)(\S*\d\S*(?:(?<=\d) (?:[×x] \d\S*|[kmµ]?(?:VA|VAC|VDC|Ah|Hz|Nm|bar|mm²|[mVAWgl]|Ω|°C)(?=[\s,;)]|$)[,;)]?))*)(?!\S)/;

/** A text whose part numbers and measures go to the next line whole, where a line holds them: "6205-2RSH", "1,5 kW". */
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
