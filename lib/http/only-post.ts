/** For `export * from` in routes. */
export {
  notPost as DELETE,
  notPost as GET,
  notPost as PATCH,
  notPost as PUT,
  postOptions as OPTIONS,
} from "./method-not-allowed";
