"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { Arrow, CloseButton, Dots } from "./lightbox-controls";
import { neighboursOf, swipeOf, targetOfKey } from "./lightbox-rules";
import { ListingPicture } from "./listing-picture";
import { pushWayBackEntry } from "./way-back-entry";

export interface LightboxPicture {
  id: string;
  name: string;
  alt: string;
  /** "Picture 2 of 5", translated. */
  count: string;
}

export interface LightboxProps {
  pictures: LightboxPicture[];
  /** The place of the picture to begin with. */
  start: number;
  texts: { title: string; close: string; previous: string; next: string };
  onClose: () => void;
}

/**
 * Pictures over the whole screen (spec §2.7). A modal dialog of the browser's own: it keeps the focus inside and
 * closes on Escape; a press beside the picture closes it too, and so does the browser's way back.
 */
export function Lightbox({ pictures, start, texts, onClose }: LightboxProps) {
  const element = useRef<HTMLDialogElement>(null);
  const touched = useRef<React.Touch | null>(null);
  const isClicked = useRef(false);
  const [place, setPlace] = useState(start);
  const { previous, next, near } = neighboursOf(place, pictures.length);
  const isSeveral = pictures.length > 1;
  const shown = pictures[place];

  const close = useWayBack(element);

  useEffect(() => {
    element.current?.showModal();
    return holdPageStill();
  }, []);

  function pressKey(event: React.KeyboardEvent): void {
    const target = targetOfKey(event.key, place, pictures.length);
    if (target !== null) {
      event.preventDefault();
      setPlace(target);
    }
  }

  /** The second click of a double one on a thumbnail means nothing here; on an arrow, later, it does. */
  function ignoreOpeningClick(event: React.MouseEvent): void {
    if (event.detail > 1 && !isClicked.current) {
      event.stopPropagation();
    }
    isClicked.current ||= event.detail <= 1;
  }

  function endTouch(event: React.TouchEvent): void {
    const swipe = touched.current && swipeOf(touched.current, event.changedTouches[0]);
    touched.current = null;
    // A finger on an enlarged picture moves it about.
    if (swipe && (window.visualViewport?.scale ?? 1) === 1) {
      setPlace({ left: next, right: previous }[swipe]);
    }
  }

  return (
    <dialog
      ref={element}
      aria-label={texts.title}
      onClose={() => {
        // A second Escape cannot be held back.
        close();
        onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClickCapture={ignoreOpeningClick}
      onClick={(event) => {
        if (!(event.target as Element).closest("button, img")) {
          close();
        }
      }}
      onKeyDown={pressKey}
      onTouchStart={({ touches }) => {
        touched.current = touches.length === 1 ? (touches[0] ?? null) : null;
      }}
      onTouchEnd={endTouch}
      className="m-0 size-full max-h-none max-w-none touch-manipulation flex-col bg-paper p-0 text-ink open:flex"
    >
      <div className="flex min-h-14 items-center gap-3 px-4">
        <p className="min-w-0 flex-1 truncate text-sm">
          <span aria-live="polite" className="mr-3 font-semibold">
            {isSeveral ? shown?.count : null}
          </span>
          <span className="text-steel-3">{shown?.name}</span>
        </p>
        <CloseButton label={texts.close} onPress={close} />
      </div>
      <div className="relative min-h-0 flex-1">
        {near.map((index) => (
          <Sheet key={index} picture={pictures[index]} isShown={index === place} />
        ))}
        {isSeveral ? (
          <>
            <Arrow to="previous" label={texts.previous} onPress={() => setPlace(previous)} />
            <Arrow to="next" label={texts.next} onPress={() => setPlace(next)} />
          </>
        ) : null}
      </div>
      {isSeveral ? <Dots dots={pictures} place={place} onPress={setPlace} /> : null}
    </dialog>
  );
}

interface SheetProps {
  picture: LightboxPicture | undefined;
  isShown: boolean;
}

/** The neighbours are there already, unseen, so that an arrow shows them at once. */
function Sheet({ picture, isShown }: SheetProps) {
  const place = "absolute inset-0 items-center justify-center px-2 md:px-16";
  return picture ? (
    <div className={`${place} ${isShown ? "flex" : "hidden"}`}>
      <ListingPicture
        documentId={picture.id}
        alt={picture.alt}
        sizes="100vw"
        className="size-auto max-h-full max-w-full"
      />
    </div>
  ) : null;
}

/** The page behind neither scrolls nor takes a swipe for the way back to the page before. */
function holdPageStill(): () => void {
  const { style } = document.documentElement;
  style.overflow = "hidden";
  style.overscrollBehavior = "none";
  return () => {
    style.overflow = "";
    style.overscrollBehavior = "";
  };
}

/**
 * The browser's way back closes the dialog instead of leaving the page: while it is open, the page has one more entry
 * in the history. Answers how to close it otherwise: by that same way, so that the entry goes too.
 */
function useWayBack(dialog: RefObject<HTMLDialogElement | null>): () => void {
  const entry = useRef<"none" | "there" | "left">("none");

  useEffect(() => {
    function closeDialog(): void {
      entry.current = "left";
      dialog.current?.close();
    }
    if (entry.current === "none") {
      entry.current = "there";
      pushWayBackEntry();
    }
    addEventListener("popstate", closeDialog);
    return () => removeEventListener("popstate", closeDialog);
  }, [dialog]);

  return () => {
    if (entry.current === "there") {
      entry.current = "left";
      history.back();
    }
  };
}
