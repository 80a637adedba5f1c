/**
 * Makes the library's dialog a part of the page: it asks for neither the focus, which may be in the search just then, nor
 * keeps it, and the page can be used meanwhile.
 */
export function makeBanner(modal: HTMLElement): void {
  modal.setAttribute("role", "region");
  modal.removeAttribute("aria-modal");
  modal.removeAttribute("aria-describedby");
  // The library focuses its first child.
  modal.firstElementChild?.removeAttribute("tabindex");
  // It would lead from the last button back to the first.
  modal.addEventListener("keydown", (event) => {
    if (event.key === "Tab") {
      event.stopPropagation();
    }
  });
  const { style } = document.documentElement;
  const measure = () => style.setProperty("--consent-height", `${modal.offsetHeight}px`);
  new ResizeObserver(measure).observe(modal);
}

/** Shows at once what each category is for, and keeps the page's shortcuts out. */
export function unfoldSections(modal: HTMLElement): void {
  for (const title of modal.querySelectorAll<HTMLElement>("[aria-expanded=false]")) {
    title.click();
  }
  modal.addEventListener("keydown", (event) => {
    if (event.key !== "Tab" && event.key !== "Escape") {
      event.stopPropagation();
    }
  });
}
