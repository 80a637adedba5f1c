/** What a route that only reads answers to all other methods: it says `export * from` this. */
export {
  getOptions as OPTIONS,
  notGet as DELETE,
  notGet as PATCH,
  notGet as POST,
  notGet as PUT,
} from "./method-not-allowed";
