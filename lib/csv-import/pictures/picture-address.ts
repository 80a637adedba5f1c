import { PictureFault } from "./picture-fault";

const maxLength = 2_000;

/**
 * The address of a picture, absolute or as a redirect from `from` has it, without its fragment. Throws `picture_address`
 * for one that is not https on its usual port, or carries a name and password.
 */
export function pictureAddressOf(text: string, from?: URL): URL {
  const address = text.length <= maxLength ? URL.parse(text.trim(), from) : null;
  if (address?.protocol !== "https:" || address.port !== "") {
    throw new PictureFault("picture_address");
  }
  if (address.username !== "" || address.password !== "") {
    throw new PictureFault("picture_address");
  }
  address.hash = "";
  return address;
}

/** The last part of the address's path without its ending, as far as it can be read; empty where there is none. */
export function baseNameOf({ pathname }: URL): string {
  const segment = pathname.slice(pathname.lastIndexOf("/") + 1);
  return decoded(segment)
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .replace(/\.[^.]*$/, "")
    .trim();
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
