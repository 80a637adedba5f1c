export { ListingNotFound as default } from "@/components/listings/detail/listing-not-found";
