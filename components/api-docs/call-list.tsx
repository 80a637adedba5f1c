import { useTranslations } from "next-intl";
import { SoftLink } from "@/components/ui/soft-link";
import type { DescribedCall } from "@/lib/operations/openapi/described";

/** The calls of one topic, each with what it does and for whom. */
export function CallList({ topic, calls }: { topic: CallTopic; calls: readonly ListedCall[] }) {
  const t = useTranslations();
  return (
    <section id={topic.id} aria-labelledby={`${topic.id}-title`} data-calls className="mt-6">
      <h3 id={`${topic.id}-title`} className="border-b border-steel-3 pb-1">
        {topic.title}
      </h3>
      <ul>
        {calls.map(({ name, sentence, access }) => (
          <li
            key={name}
            data-call
            className="grid gap-x-6 gap-y-0.5 border-b border-steel-2 py-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
          >
            <span className="min-w-0">
              <SoftLink
                href={`/api-docs/${name}`}
                ahead
                className="link tap-size font-mono text-sm wrap-anywhere"
              >
                {name}
              </SoftLink>
              <span className="block text-xs text-steel-3">{t(`api|access|${access}`)}</span>
            </span>
            <span className="text-sm">{sentence}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface CallTopic {
  id: string;
  title: string;
}

export interface ListedCall extends Pick<DescribedCall, "name" | "access"> {
  sentence: string;
}
