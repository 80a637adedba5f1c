import { notFound } from "next/navigation";

/** Any address that no page answers. */
export default function MissingPage(): never {
  notFound();
}
