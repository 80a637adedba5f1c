export { default, generateMetadata } from "../../visitor/request-password-reset/page";
