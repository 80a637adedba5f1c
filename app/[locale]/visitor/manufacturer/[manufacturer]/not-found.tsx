export { ManufacturerNotFound as default } from "@/components/manufacturers/manufacturer-not-found";
