import "server-only";
import { db } from "@/lib/db/client";
import type { Work } from "@/lib/jobs/work";
import { pictureQueue } from "./picture-queue";
import { ensurePictures } from "./pictures";

/** Makes all sizes of new pictures before anybody asks for them, one picture at a time. */
export const pictureWork: Work = {
  queue: pictureQueue,
  atOnce: 1,
  lookEveryInSeconds: 5,
  handle: makePicturesOf,
};

/** A picture that is gone again, its row or its bytes, is nothing to try again. */
async function makePicturesOf(id: string): Promise<void> {
  const picture = await db().document.findFirst({
    where: { id, type: "IMAGE", soundAt: { not: null } },
    select: { id: true, key: true },
  });
  if (picture) {
    await ensurePictures(picture);
  }
}
