import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach } from "vitest";

export function mounted(html = "<div id='root'></div>") {
  let root: Root;
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    document.body.innerHTML = html;
    root = createRoot(document.getElementById("root") as HTMLElement);
  });
  afterEach(() => act(async () => root.unmount()));
  return (element: ReactNode): Promise<void> => act(async () => root.render(element));
}
