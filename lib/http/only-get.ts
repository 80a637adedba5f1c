/** For `export * from` in routes. */
export {
  getOptions as OPTIONS,
  notGet as DELETE,
  notGet as PATCH,
  notGet as POST,
  notGet as PUT,
} from "./method-not-allowed";
