import { useTranslations } from "next-intl";
import type { UploadError } from "./pending-upload";

const defaultWaitInSeconds = 3600;

export function useUploadErrorText(error: UploadError | null): string {
  const t = useTranslations();
  if (!error) {
    return "";
  }
  switch (error.code) {
    case "type":
    case "empty":
    case "too_large":
    case "too_many":
    case "name_too_long":
    case "failed":
    case "stalled":
    case "no_image":
    case "false_content":
      return t(`document|error|${error.code}`);
    case "TOO_MANY_REQUESTS": {
      const minutes = Math.ceil((error.retryAfterInSeconds ?? defaultWaitInSeconds) / 60);
      return t("document|error|limit", { minutes });
    }
    default:
      return t(`error|${error.code}`);
  }
}
