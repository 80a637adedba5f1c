export { default, generateMetadata } from "../../visitor/request-email-verification/page";
