/** The sections of the page, beside it on a desk and above it elsewhere. */
export function IndexContents({ title, items }: { title: string; items: ContentsItem[] }) {
  return (
    <nav
      aria-label={title}
      className="mt-6 text-sm lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:mt-0 print:hidden"
    >
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 flex flex-wrap gap-x-5 lg:flex-col">
        {items.map(({ id, title: text, isTopic }) => (
          <li key={id} className={isTopic ? "lg:pl-3" : undefined}>
            <a
              href={`#${id}`}
              className="control-size inline-flex items-center text-steel-3 hover:text-petrol hover:underline lg:min-h-7"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface ContentsItem {
  id: string;
  title: string;
  isTopic?: boolean;
}
