import type { EnteredListing } from "@/lib/listings/entered";
import { readListingForm } from "@/lib/listings/form-post";
import { centsOf, integerOf } from "./number-text";

/**
 * What was typed into the form of the page's HTML before its script came: the entries that are no longer as the
 * server wrote them. Digits count as they do in the fields once the script is there.
 */
export function earlyInputOf(form: HTMLFormElement): Partial<EnteredListing> {
  const names = new Set([...form.elements].filter(isTouched).map(({ name }) => name));
  if (names.size === 0) {
    return {};
  }
  const posted = new FormData(form);
  const typed = (name: string) => String(posted.get(name) ?? "");
  const entered: EnteredListing = {
    ...readListingForm(posted),
    shippingPriceInCt: centsOf(typed("shippingPriceInCt")) || null,
    pricePerProductInCt: centsOf(typed("pricePerProductInCt")),
    priceForBundle: centsOf(typed("priceForBundle")) || null,
    quantity: integerOf(typed("quantity")),
    minOrderQuantity: integerOf(typed("minOrderQuantity")),
  };
  return Object.fromEntries(Object.entries(entered).filter(([name]) => names.has(name)));
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isTouched(element: Element): element is Control {
  if (element instanceof HTMLInputElement) {
    const { type, checked, defaultChecked, value, defaultValue } = element;
    return type === "checkbox" || type === "radio"
      ? checked !== defaultChecked
      : value !== defaultValue;
  }
  if (element instanceof HTMLTextAreaElement) {
    return element.value !== element.defaultValue;
  }
  return element instanceof HTMLSelectElement && element.value !== servedChoice(element);
}

function servedChoice({ options }: HTMLSelectElement): string | undefined {
  const all = [...options];
  return (all.find((option) => option.hasAttribute("selected")) ?? all[0])?.value;
}
