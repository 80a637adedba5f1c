import { ListingNotFound } from "@/components/listings/detail/listing-not-found";

export default function NotFound() {
  return <ListingNotFound />;
}
