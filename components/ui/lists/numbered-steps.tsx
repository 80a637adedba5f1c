interface NumberedStepsProps {
  steps: { title: string; text: string }[];
  columns: 4 | 5;
}

export function NumberedSteps({ steps, columns }: NumberedStepsProps) {
  const grid =
    columns === 4 ? "md:grid-cols-2 md:gap-8 lg:grid-cols-4" : "md:grid-cols-3 lg:grid-cols-5";
  return (
    <ol className={`grid gap-6 ${grid}`}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className="border-l-2 border-petrol pl-4">
          <p className="font-mono text-steel-3" aria-hidden="true">
            {index + 1}
          </p>
          <h3>{title}</h3>
          <p className="mt-1 text-steel-3">{text}</p>
        </li>
      ))}
    </ol>
  );
}
