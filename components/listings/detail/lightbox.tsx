"use client";

import { useEffect, useRef, useState } from "react";
import { ChevronLeft, ChevronRight, X } from "@/components/ui/icons";
import { ListingImage } from "./listing-image";

export interface LightboxImage {
  id: string;
  name: string;
  alt: string;
  count: string;
}

export interface LightboxProps {
  images: LightboxImage[];
  /** The index of the first image. */
  start: number;
  texts: { title: string; close: string; previous: string; next: string };
  onClose: () => void;
}

/** A modal dialog keeps the focus inside and closes on Escape; a press beside the image closes it too. */
export function Lightbox({ images, start, texts, onClose }: LightboxProps) {
  const element = useRef<HTMLDialogElement>(null);
  const touched = useRef<React.Touch | null>(null);
  const [place, setPlace] = useState(start);
  const { previous, next, near } = neighboursOf(place, images.length);
  const isSeveral = images.length > 1;
  const shown = images[place];

  const close = () => element.current?.close();

  useEffect(() => element.current?.showModal(), []);

  function pressKey(event: React.KeyboardEvent): void {
    const targets = { ArrowLeft: previous, ArrowRight: next, Home: 0, End: images.length - 1 };
    if (event.key in targets) {
      event.preventDefault();
      setPlace(targets[event.key as keyof typeof targets]);
    }
  }

  function endTouch(event: React.TouchEvent): void {
    const swipe = touched.current && swipeOf(touched.current, event.changedTouches[0]);
    touched.current = null;
    // On a zoomed page a swipe pans.
    if (swipe && (window.visualViewport?.scale ?? 1) === 1) {
      setPlace({ left: next, right: previous }[swipe]);
    }
  }

  return (
    <dialog
      ref={element}
      data-whole-screen
      aria-label={texts.title}
      onClose={onClose}
      onClick={({ target, detail }) => {
        // Ignores the second click of a double click on a thumbnail.
        if (detail <= 1 && !(target as Element).closest("button, img")) {
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
        <button type="button" aria-label={texts.close} onClick={close} className={round}>
          <X size={20} />
        </button>
      </div>
      <div className="relative min-h-0 flex-1">
        {near.map((index) => (
          <Sheet key={index} image={images[index]} isShown={index === place} />
        ))}
        {isSeveral ? (
          <>
            <Arrow to="previous" label={texts.previous} onPress={() => setPlace(previous)} />
            <Arrow to="next" label={texts.next} onPress={() => setPlace(next)} />
          </>
        ) : null}
      </div>
      {isSeveral ? <Dots dots={images} place={place} onPress={setPlace} /> : null}
    </dialog>
  );
}

/** Loads the neighbours invisibly, so that an arrow shows them at once. */
function Sheet({ image, isShown }: { image: LightboxImage | undefined; isShown: boolean }) {
  const place = "absolute inset-0 items-center justify-center px-2 md:px-16";
  return image ? (
    <div className={`${place} ${isShown ? "flex" : "hidden"}`}>
      <ListingImage
        documentId={image.id}
        alt={image.alt}
        sizes="100vw"
        className="size-auto max-h-full max-w-full"
      />
    </div>
  ) : null;
}

const leastSwipeInPx = 40;

/** Wraps around; `near` is what is loaded, each once. */
export function neighboursOf(place: number, count: number) {
  const previous = (place - 1 + count) % count;
  const next = (place + 1) % count;
  return { previous, next, near: [...new Set([place, next, previous])] };
}

interface Point {
  clientX: number;
  clientY: number;
}

/** Null for a tap or a mostly vertical movement. */
export function swipeOf(from: Point, to: Point | undefined): "left" | "right" | null {
  const [across, along] = to ? [to.clientX - from.clientX, to.clientY - from.clientY] : [0, 0];
  if (Math.abs(across) < leastSwipeInPx || Math.abs(across) <= Math.abs(along)) {
    return null;
  }
  return across < 0 ? "left" : "right";
}

const round =
  "flex size-11 shrink-0 items-center justify-center rounded-full border border-steel-3 bg-paper text-petrol hover:border-petrol-deep hover:text-petrol-deep";

const arrows = {
  previous: { icon: ChevronLeft, side: "left-2" },
  next: { icon: ChevronRight, side: "right-2" },
};

interface ArrowProps {
  to: keyof typeof arrows;
  label: string;
  onPress: () => void;
}

function Arrow({ to, label, onPress }: ArrowProps) {
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
