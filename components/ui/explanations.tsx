interface Explanation {
  title: string;
  text: string;
}

export function Explanations({ items }: { items: Explanation[] }) {
  return (
    <ul className="grid gap-6 md:grid-cols-3 md:gap-8">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="mt-1 text-steel-3">{text}</p>
        </li>
      ))}
    </ul>
  );
}
