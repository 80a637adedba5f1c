/** What search engines are told of a page (schema.org, JSON-LD). No text within it can end the element. */
export function StructuredData({ data }: { data: object }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes, which JSON needs.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escaped(data) }} />;
}

// Escapes of JSON itself, so they mean the same to whoever parses it; without them HTML or a script would end there.
function escaped(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
