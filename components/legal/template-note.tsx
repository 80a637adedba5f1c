/** Says, on paper too, that nobody has checked the text yet; it warns the operator, not the reader. */
export function TemplateNote({ title, text }: { title: string; text: string }) {
  return (
    <p
      role="note"
      className="mt-5 rounded border border-steel-3 px-4 py-2.5 text-sm print:border-current"
    >
      <strong className="font-semibold">{title}</strong> – {text}
    </p>
  );
}
