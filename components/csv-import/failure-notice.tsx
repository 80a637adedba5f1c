import { Banner } from "@/components/ui/banner";

interface FailureNoticeProps {
  /** What has failed, as a sentence; null where the reason says it all. */
  title: string | null;
  reason: string;
}

/** Before a description the title is no sentence. */
export function FailureNotice({ title, reason }: FailureNoticeProps) {
  return title === null ? (
    <Banner kind="error" title={reason} />
  ) : (
    <Banner kind="error" title={title.replace(/\.$/, "")} description={reason} />
  );
}
