/** What both doors of the sitemap answer to all but GET and HEAD. */
export {
  getOptions as OPTIONS,
  notGet as DELETE,
  notGet as PATCH,
  notGet as POST,
  notGet as PUT,
} from "@/lib/errors/method-refusals";
