import type { Metadata } from "next";
import { currentViewer } from "@/lib/accounts/current-viewer";
import { ManufacturerPage, manufacturerMetadata } from "../../../_manufacturers/manufacturer-page";

type Props = { params: Promise<{ manufacturer: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return manufacturerMetadata((await params).manufacturer);
}

export default async function MemberManufacturerPage({ params }: Props) {
  return <ManufacturerPage viewer={await currentViewer()} address={(await params).manufacturer} />;
}
