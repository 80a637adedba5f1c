export { default, generateMetadata } from "../../visitor/[...rest]/page";
