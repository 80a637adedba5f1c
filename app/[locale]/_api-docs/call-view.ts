import type { CallPageView } from "@/components/api-docs/call-screen";
import { env } from "@/lib/env/env";
import { errorKinds } from "@/lib/errors/error-kinds";
import type { Translator } from "@/lib/i18n/translator";
import { answerSample, clientCallOf, curlOf } from "@/lib/operations/openapi/code-samples";
import type { DescribedCall } from "@/lib/operations/openapi/described";
import { refTo } from "@/lib/operations/openapi/json-schema";
import { ownApi } from "@/lib/operations/openapi/own-api";
import { shapesWithin, shapeView } from "@/lib/operations/openapi/shape-view";
import { sentenceOf } from "@/lib/operations/openapi/texts";

/** The call of that name, or undefined. */
export function findCall(name: string): DescribedCall | undefined {
  return ownApi()
    .topics.flatMap(({ calls }) => calls)
    .find((call) => call.name === name);
}

/** What the page of a call shows. */
export function callView(t: Translator, call: DescribedCall): CallPageView {
  const { named } = ownApi();
  const { name, payload, answer, refusals } = call;
  const views = {
    payload: payload && shapeView(payload, named),
    answer: shapeView(answer, named),
  };
  const names = shapesWithin([...(payload ? [payload] : []), answer], named);
  // What payload and answer are stands there already.
  const others = names.filter((one) => one !== views.payload?.name && one !== views.answer.name);
  return {
    call,
    sentence: sentenceOf(t, name),
    crumbs: [
      { label: t("api|title"), href: "/api-docs" },
      { label: name, href: `/api-docs/${name}`, isCode: true },
    ],
    ...views,
    shapes: others.map((shape) => ({ name: shape, shape: shapeView(refTo(shape), named) })),
    refusals: refusals
      .map((code) => ({ code, status: errorKinds[code].status }))
      .sort((one, other) => one.status - other.status),
    samples: {
      curl: curlOf(call, env().appUrl),
      client: clientCallOf(call),
      answer: answerSample(call, named),
    },
  };
}

/** What is sent at first when the call is made from its page, as JSON; null where nothing is. */
export function payloadText({ payload, example }: DescribedCall): string | null {
  return payload === null ? null : JSON.stringify(example ?? {}, null, 2);
}
