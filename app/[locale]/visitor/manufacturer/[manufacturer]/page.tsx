import type { Metadata } from "next";
import { visitor } from "@/lib/fields/viewer";
import { ManufacturerPage, manufacturerMetadata } from "../../../_manufacturers/manufacturer-page";

type Props = { params: Promise<{ manufacturer: string }> };

/** The first request caches the page until a listing or a manufacturer changes. */
export function generateStaticParams(): { manufacturer: string }[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return manufacturerMetadata((await params).manufacturer);
}

export default async function VisitorManufacturerPage({ params }: Props) {
  return <ManufacturerPage viewer={visitor} address={(await params).manufacturer} />;
}
