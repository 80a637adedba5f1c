import { useTranslations } from "next-intl";
import { useFaultText } from "@/components/documents/use-fault-text";
import { LoginBeside } from "@/components/session/login-beside";
import type { UploadRefusal } from "./upload-refusal";

/** The sentence of a refusal (spec §5, §8); where the session has ended, the way to another. */
export function RefusalText({ refusal }: { refusal: UploadRefusal }) {
  const t = useTranslations();
  const fault = refusal.code === "UPLOAD_FAILED" ? refusal.fault : null;
  const own = useFaultText(fault);
  if (refusal.code === "INVALID_FILE_TYPE") {
    return t("file|fault|INVALID_FILE_TYPE", { type: refusal.fileType });
  }
  if (fault?.code === "UNAUTHENTICATED") {
    return (
      <>
        {t("session|ended")}. <LoginBeside label={t("session|log_in_to_upload")} />
      </>
    );
  }
  return own || t(`file|fault|${refusal.code}`);
}
