"use client";

import { useState } from "react";

/** Whose page a form was filled on: stays so when the page is rendered anew for another who is logged in by then. */
export function PageUserField({ userId }: { userId: string }) {
  const [pageUserId] = useState(userId);
  return <input type="hidden" name="pageUserId" value={pageUserId} />;
}
