/** What a route that only takes POST answers to all other methods: it says `export * from` this. */
export {
  notPost as DELETE,
  notPost as GET,
  notPost as PATCH,
  notPost as PUT,
  postOptions as OPTIONS,
} from "./method-not-allowed";
