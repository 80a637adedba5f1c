import { useTranslations } from "next-intl";
import type { UploadFault } from "./upload-rules";

/** Why a file did not go through, in the reader's words. */
export function useFaultText(fault: UploadFault | null): string {
  const t = useTranslations();
  switch (fault) {
    case null:
      return "";
    case "type":
    case "empty":
    case "too_large":
    case "too_many":
    case "failed":
      return t(`document|fault|${fault}`);
    default:
      return t(`error|${fault}`);
  }
}
