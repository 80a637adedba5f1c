export { default, generateMetadata } from "../../visitor/privacy/page";
