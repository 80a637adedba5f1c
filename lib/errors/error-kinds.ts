/**
 * The closed set of error codes with HTTP status and English message (contract §2).
 * Screens never show the message: they translate the code (`error|CODE`). `{fact}` is one of the error's data.
 */
export const errorKinds = {
  BAD_REQUEST: { status: 400, message: "The request body cannot be read." },
  UNAUTHENTICATED: { status: 401, message: "Please log in." },
  INVALID_CREDENTIALS: { status: 401, message: "Invalid credentials" },
  FORBIDDEN: { status: 403, message: "You are not allowed to do this." },
  FOREIGN_ORIGIN: { status: 403, message: "Requests from another origin are not accepted." },
  OWN_LISTING: { status: 403, message: "This is your own listing." },
  NOT_FOUND: { status: 404, message: "Not found" },
  UNKNOWN_OPERATION: { status: 404, message: "There is no such operation." },
  METHOD_NOT_ALLOWED: { status: 405, message: "This method is not allowed here." },
  LISTING_NOT_ACTIVE: { status: 409, message: "The listing cannot be requested." },
  LISTING_CHANGED: { status: 409, message: "Somebody else has saved this listing meanwhile." },
  OTHER_ACCOUNT: { status: 409, message: "Another user is logged in by now." },
  LISTING_STATUS_CONFLICT: { status: 409, message: "This status change is not possible." },
  STOCK_INSUFFICIENT: { status: 409, message: "There are not enough pieces available." },
  LISTING_WITHOUT_PRICE: { status: 409, message: "What is left of the lot has no price yet." },
  BUNDLE_CHANGED: { status: 409, message: "The lot is no longer the one that was requested." },
  TRANSACTION_VOIDED: { status: 409, message: "The transaction has been voided already." },
  TRANSACTION_FINAL: { status: 409, message: "The transaction can no longer be changed." },
  LAST_ADMINISTRATOR: { status: 409, message: "The last administrator has to stay." },
  OWN_ACCOUNT: { status: 409, message: "This cannot be done to your own account." },
  ACCOUNT_UNVERIFIED: { status: 409, message: "The email address is not verified yet." },
  OPEN_TRANSACTIONS: { status: 409, message: "There are transactions that are still open." },
  QUOTA_EXCEEDED: {
    status: 409,
    message: "Your storage is full: {usedInMb} MB of {quotaInMb} MB are used.",
  },
  CONFLICT: { status: 409, message: "Somebody else changed this at the same moment." },
  CSV_IMPORT_STATE: { status: 409, message: "The import is not in a state for this." },
  CSV_IMPORT_CHANGED: {
    status: 409,
    message: "The import would do something else by now than was counted.",
  },
  CSV_IMPORT_UNMAPPED: { status: 409, message: "The columns have yet to be assigned." },
  CSV_IMPORT_NO_ROWS: { status: 409, message: "The rows of the file have not arrived." },
  PAYLOAD_TOO_LARGE: { status: 413, message: "The request is too large." },
  FILE_TOO_LARGE: { status: 413, message: "File size exceeds 50MB limit." },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: "The content type is not supported." },
  VALIDATION: { status: 422, message: "The input is not valid." },
  TRADE_TOO_LARGE: { status: 422, message: "A trade is at most 10,000,000 euros." },
  DOCUMENT_INVALID: {
    status: 422,
    message: "The file is missing, incomplete or not what it claims.",
  },
  NO_FILE: { status: 422, message: "Please select a file to upload." },
  INVALID_FILE_TYPE: { status: 422, message: "File type '{type}' is not supported." },
  CSV_ROWS_INVALID: { status: 422, message: "The rows of the file cannot be read." },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    message: "This Idempotency-Key was used for another request.",
  },
  TOKEN_INVALID: { status: 422, message: "The link is invalid or has expired." },
  TOO_MANY_REQUESTS: { status: 429, message: "Too many requests. Please try again later." },
  INTERNAL: { status: 500, message: "An unexpected error occurred." },
  QUERY_TIMEOUT: { status: 503, message: "The query took too long." },
  STORAGE_FULL: { status: 503, message: "There is no room for new files at the moment." },
  UNAVAILABLE: { status: 503, message: "The service is temporarily unavailable." },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorKinds;

export const errorCodes = Object.keys(errorKinds) as ErrorCode[];
