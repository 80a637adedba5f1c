/** Renders no page at build time, when there is no database; the first request caches it. */
export function generateStaticParams(): { locale: string }[] {
  return [];
}
