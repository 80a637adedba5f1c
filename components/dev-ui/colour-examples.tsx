import type { SectionProps } from "./section-props";

/** Every colour in both themes beside each other, whichever the page is in. */
export function ColourExamples({ tokens }: SectionProps) {
  return (
    <ul data-picture="colours" className="grid gap-x-8 md:grid-cols-2">
      {tokens.colours.map(({ name, light, dark }) => (
        <li
          key={name}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b py-1 font-mono text-xs"
        >
          <span className="grow text-sm max-md:basis-full">{name}</span>
          <Swatch value={light} />
          <Swatch value={dark} />
        </li>
      ))}
    </ul>
  );
}

function Swatch({ value }: { value: string }) {
  return (
    <span className="flex items-center gap-2">
      <svg className="h-7 w-10 rounded border border-steel-3" aria-hidden="true">
        <rect width="100%" height="100%" fill={value} />
      </svg>
      <span className="w-18 text-steel-3">{value}</span>
    </span>
  );
}
