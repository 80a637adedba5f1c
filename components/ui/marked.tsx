interface MarkedProps {
  text: readonly string[];
}

export function Marked({ text }: MarkedProps) {
  return text.map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
    place % 2 === 1 ? <mark key={place}>{part}</mark> : part,
  );
}
