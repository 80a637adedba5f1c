import { type Base64Fault, maxImageBytes } from "@/lib/documents/base64-image";

/** The most that a picture of an import may have, in bytes. */
export const maxPictureBytes = maxImageBytes;

/** Why a picture is not taken; an issue code each (lib/errors/issues.ts). */
export type PictureFaultCode =
  /** Not https, not on the public internet, or with a name and password. */
  "picture_address" | "picture_unreachable" | Base64Fault;

/** Ends the taking of a picture; `takePicture` answers its code. */
export class PictureFault extends Error {
  readonly code: PictureFaultCode;

  constructor(code: PictureFaultCode) {
    super(code);
    this.code = code;
  }
}
