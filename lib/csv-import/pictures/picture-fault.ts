/** The most that a picture of an import may have, in bytes. */
export const maxPictureBytes = 10 * 1024 * 1024;

/** Why a picture is not taken; an issue code each (lib/errors/issues.ts). */
export type PictureFaultCode =
  /** Not https, not on the public internet, or with a name and password. */
  "picture_address" | "picture_unreachable" | "picture_too_large" | "picture_invalid";

/** Ends the taking of a picture; `takePicture` answers its code. */
export class PictureFault extends Error {
  readonly code: PictureFaultCode;

  constructor(code: PictureFaultCode) {
    super(code);
    this.code = code;
  }
}
