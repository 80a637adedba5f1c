export { default, generateMetadata } from "../../visitor/api-docs/page";
