/** A mail that the provider did not take. The message says why and is fit for the row's `last_error`. */
export class MailRefusal extends Error {
  override name = "MailRefusal";
  /** The provider's HTTP status; null where none came. */
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}
