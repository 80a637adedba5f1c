/** Of a page that is cached on its first request: none is made at build, where there is no database. */
export function generateStaticParams(): { locale: string }[] {
  return [];
}
