export { default, generateMetadata } from "../../../visitor/csv-import/help/page";
