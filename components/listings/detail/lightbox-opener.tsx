"use client";

import { type ComponentType, type ReactNode, useRef, useState } from "react";
import { isPlainClick } from "@/components/ui/is-plain-click";
import type { LightboxProps } from "./lightbox";

interface LightboxOpenerProps extends Pick<LightboxProps, "images" | "texts"> {
  children: ReactNode;
}

/**
 * Loads the lightbox when a link is pointed at or focused, so that visitors' pages stay small. Until then the
 * links are plain.
 */
export function LightboxOpener({ images, texts, children }: LightboxOpenerProps) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);
  const [start, setStart] = useState<number | null>(null);
  const opener = useRef<HTMLAnchorElement>(null);

  async function open(event: React.MouseEvent): Promise<void> {
    const link = linkAt(event);
    if (!link || !isPlainClick(event)) {
      return;
    }
    event.preventDefault();
    const loaded = await loadLightbox().catch(() => null);
    if (!loaded) {
      location.assign(link.href);
      return;
    }
    opener.current = link;
    setLightbox(() => loaded);
    setStart(Number(link.dataset.place));
  }

  function close(): void {
    setStart(null);
    opener.current?.focus();
  }

  return (
    // biome-ignore lint/a11y: hears the clicks of the links inside, also those by keyboard.
    <div
      onClick={(event) => void open(event)}
      onPointerOver={loadAhead}
      onFocus={loadAhead}
      className="md:max-lg:max-w-form lg:order-1 print:order-2"
    >
      {children}
      {Lightbox && start !== null ? (
        <Lightbox images={images} start={start} texts={texts} onClose={close} />
      ) : null}
    </div>
  );
}

function linkAt({ target }: { target: EventTarget }): HTMLAnchorElement | null {
  return (target as Element).closest<HTMLAnchorElement>("a[data-place]");
}

function loadAhead(event: { target: EventTarget }): void {
  if (linkAt(event)) {
    // When the load fails, the click follows the link.
    loadLightbox().catch(() => undefined);
  }
}

async function loadLightbox(): Promise<ComponentType<LightboxProps>> {
  return (await import("./lightbox")).Lightbox;
}
