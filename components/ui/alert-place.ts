/**
 * Brings the region of alerts above all that is open. Behind a modal dialog everything is inert, mute and out of reach:
 * there it stands within the dialog, otherwise in its home. Where nothing is in the way it is left alone, since a
 * live region that has just come may not be heard.
 */
export function raiseAlerts(home: HTMLElement, region: HTMLElement): void {
  const host = [...document.querySelectorAll("dialog:modal")].at(-1) ?? home;
  if (region.parentElement !== host) {
    host.append(region);
  } else if (isCovered() && !region.contains(document.activeElement)) {
    region.hidePopover();
  }
  if (!region.matches(":popover-open")) {
    region.showPopover();
  }
}

/** What has opened after the region stands above it. */
function isCovered(): boolean {
  return document.querySelector("dialog:modal, [popover=auto]:popover-open") !== null;
}
