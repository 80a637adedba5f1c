import { ManufacturerNotFound } from "@/components/manufacturers/manufacturer-not-found";

export default function NotFound() {
  return <ManufacturerNotFound />;
}
