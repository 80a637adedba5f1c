export { default, generateMetadata } from "../../visitor/imprint/page";
