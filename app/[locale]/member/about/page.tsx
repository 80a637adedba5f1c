export { default, generateMetadata } from "../../visitor/about/page";
