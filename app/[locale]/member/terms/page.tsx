export { default, generateMetadata } from "../../visitor/terms/page";
