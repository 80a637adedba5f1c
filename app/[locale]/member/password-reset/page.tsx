export { default, generateMetadata } from "../../visitor/password-reset/page";
