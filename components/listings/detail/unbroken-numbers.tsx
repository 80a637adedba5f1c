/** A text whose part numbers go to the next line whole, where a line holds them: "6205-2RSH", not "6205-" and "2RSH". */
export function UnbrokenNumbers({ text }: { text: string }) {
  return text.split(/(?<!\S)(\S*\d\S*)(?!\S)/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change places.
      <span key={index} className="inline-block max-w-full">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
