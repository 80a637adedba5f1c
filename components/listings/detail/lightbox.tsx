"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { ChevronLeft, ChevronRight, X } from "@/components/ui/icons";
import { ListingPicture } from "./listing-picture";
import { pushWayBackEntry } from "./way-back-entry";

export interface LightboxPicture {
  id: string;
  name: string;
  alt: string;
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

/** The neighbours are there already, unseen, so that an arrow shows them at once. */
function Sheet({ picture, isShown }: { picture: LightboxPicture | undefined; isShown: boolean }) {
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

const leastSwipeInPx = 40;

interface Neighbours {
  previous: number;
  next: number;
  /** What is loaded: the picture itself and its neighbours, each once. */
  near: number[];
}

export function neighboursOf(place: number, count: number): Neighbours {
  const previous = (place - 1 + count) % count;
  const next = (place + 1) % count;
  return { previous, next, near: [...new Set([place, next, previous])] };
}

/** Where a key leads to; null for a key that means nothing here. */
export function targetOfKey(key: string, place: number, count: number): number | null {
  const { previous, next } = neighboursOf(place, count);
  const targets = new Map([
    ["ArrowLeft", previous],
    ["ArrowRight", next],
    ["Home", 0],
    ["End", count - 1],
  ]);
  return targets.get(key) ?? null;
}

interface Point {
  clientX: number;
  clientY: number;
}

/** Which way a finger went: null for a tap, and for one that went rather up or down. */
export function swipeOf(from: Point, to: Point | undefined): "left" | "right" | null {
  const [across, along] = to ? [to.clientX - from.clientX, to.clientY - from.clientY] : [0, 0];
  if (Math.abs(across) < leastSwipeInPx || Math.abs(across) <= Math.abs(along)) {
    return null;
  }
  return across < 0 ? "left" : "right";
}

interface ButtonProps {
  label: string;
  onPress: () => void;
}

const round =
  "flex size-11 shrink-0 items-center justify-center rounded-full border border-steel-3 bg-paper text-petrol hover:border-petrol-deep hover:text-petrol-deep";

function CloseButton({ label, onPress }: ButtonProps) {
  return (
    <button type="button" aria-label={label} onClick={onPress} className={round}>
      <X size={20} />
    </button>
  );
}

const arrows = {
  previous: { icon: ChevronLeft, side: "left-2" },
  next: { icon: ChevronRight, side: "right-2" },
};

function Arrow({ to, label, onPress }: ButtonProps & { to: keyof typeof arrows }) {
  const { icon: Icon, side } = arrows[to];
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={`absolute top-1/2 -mt-5.5 ${side} ${round}`}
    >
      <Icon size={20} />
    </button>
  );
}

interface DotsProps {
  dots: { id: string; count: string }[];
  place: number;
  onPress: (place: number) => void;
}

function Dots({ dots, place, onPress }: DotsProps) {
  return (
    <ul className="flex min-h-14 flex-wrap items-center justify-center px-4">
      {dots.map(({ id, count }, index) => (
        <li key={id}>
          <button
            type="button"
            aria-label={count}
            aria-current={index === place || undefined}
            onClick={() => onPress(index)}
            className="group flex size-8 items-center justify-center pointer-coarse:size-11"
          >
            <span className="size-2.5 rounded-full border border-steel-3 group-aria-current:size-3.5 group-aria-current:border-petrol group-aria-current:bg-petrol" />
          </button>
        </li>
      ))}
    </ul>
  );
}
