import { SoftLink } from "@/components/ui/soft-link";

// What the legal texts mark (lib/site/legal/legal-text.ts), and addresses of mails.
const marks = /(\[[^\]]+\]\([^)]+\)|`[^`]+`|\*\*[^*]+\*\*|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

interface MarkedTextProps {
  text: string;
  /** How a section is called where another one names it: "§ 4". */
  nameOf: (sectionId: string) => string;
}

/** A text with its links, names and emphasis. */
export function MarkedText({ text, nameOf }: MarkedTextProps) {
  return text.split(marks).map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move.
    place % 2 === 0 ? part : <Marked key={place} mark={part} nameOf={nameOf} />,
  );
}

function Marked({ mark, nameOf }: { mark: string; nameOf: MarkedTextProps["nameOf"] }) {
  if (mark.startsWith("`")) {
    return <code className="font-mono text-sm wrap-anywhere">{mark.slice(1, -1)}</code>;
  }
  if (mark.startsWith("**")) {
    return <strong className="font-semibold">{mark.slice(2, -2)}</strong>;
  }
  const [, words = "", target = ""] = /^\[(.+)\]\((.+)\)$/.exec(mark) ?? [];
  if (target === "") {
    return (
      <a href={`mailto:${mark}`} className="link wrap-anywhere">
        {mark}
      </a>
    );
  }
  return target.startsWith("#") ? (
    <a href={target} className="link whitespace-nowrap">
      {words === "§" ? nameOf(target.slice(1)) : words}
    </a>
  ) : (
    <SoftLink href={target} className="link">
      {words}
    </SoftLink>
  );
}
