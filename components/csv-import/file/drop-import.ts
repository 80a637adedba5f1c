/** Outlives the page, as a server action does not; what cannot be given back now is swept after a week. */
export async function dropImport(id: string): Promise<void> {
  await fetch("/operations/delete-csv-import", {
    method: "POST",
    keepalive: true,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ json: { id } }),
  }).catch(() => undefined);
}
