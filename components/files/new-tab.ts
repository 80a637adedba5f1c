/**
 * Leads a new tab to an address that has to be asked for first. The tab opens within the click, since browsers block what
 * comes later, and so without `noopener`, which would leave nothing to lead on: its opener is taken away instead.
 * Answers whether there was an address; without one no empty tab stays.
 */
export async function openInNewTab(findUrl: () => Promise<string | null>): Promise<boolean> {
  const tab = window.open("", "_blank");
  if (tab) {
    tab.opener = null;
  }
  const url = await findUrl().catch(() => null);
  if (url === null) {
    tab?.close();
    return false;
  }
  // Where no tab may be opened: an attachment leaves this page where it is.
  (tab ?? window).location.replace(url);
  return true;
}
