export { default, generateMetadata } from "../../visitor/manufacturer/page";
