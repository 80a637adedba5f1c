export { default, generateMetadata } from "../../visitor/email-verification/page";
