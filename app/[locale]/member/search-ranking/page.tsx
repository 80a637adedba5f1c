export { default, generateMetadata } from "../../visitor/search-ranking/page";
