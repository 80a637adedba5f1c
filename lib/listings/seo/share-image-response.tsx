import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { ImageResponse } from "next/og";
import pMemoize from "p-memoize";
import type { CSSProperties } from "react";
import sharp from "sharp";
import { boundedLimit } from "@/lib/async/concurrency-limits";
import { env } from "@/lib/config/env";
import { site } from "@/lib/config/site";
import { AppError } from "@/lib/errors/app-error";
import { visitor } from "@/lib/fields/viewer";
import { respondWithImage } from "@/lib/files/media-response";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";
import { type Locale, localeFrom } from "@/lib/i18n/locales";
import { translatorFor } from "@/lib/i18n/translator-for";
import { clientOf } from "@/lib/request/client-address";
import { lengthHeaders } from "@/lib/request/response-length-headers";
import { listingName } from "@/lib/stock/listing-in-language";
import { shownPrice } from "@/lib/stock/lots-and-prices";
import { unavailableReasonOf } from "@/lib/stock/rules";
import type { Listing } from "../listing";
import { shareCode, shareImageHref, shareImageSize, shareImageVersion } from "./share-image";

type Drop = (tag: string) => void;

// The light colours of app/theme.css, because sites do not tell the reader's theme.
const [paper, ink, amber] = ["#fcfcfa", "#12191d", "#f5a800"];
const [steel1, steel2, steel3] = ["#eff1f1", "#cbd2d5", "#55626a"];
const margin = 72;
const edge = 416;
const photoLeft = shareImageSize.width - edge - margin;
const column = photoLeft - margin - 48;
const priceWidth = Math.round(column * 0.56);
// Of IBM Plex Mono, relative to the font size.
const digitWidth = 0.6;
const sans = "Sans, SansExt, Greek, Cyrillic";
// next/og would fetch glyphs that these fonts lack from Google and a CDN.
const missing =
  /[^ -~\u00a1-\u00ac\u00ae-\u017f\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u2116\u2122\u2212]+/g;

const row = { display: "flex", alignItems: "center" } as const;
const stack = { display: "flex", flexDirection: "column" } as const;
const lines = { display: "block", lineClamp: 2, wordBreak: "break-word", marginTop: 14 } as const;
const oneLine = { display: "block", lineClamp: 1, wordBreak: "break-all" } as const;
const label = { background: ink, color: paper, fontSize: 34, fontWeight: 600 } as const;
const line = `2px solid ${steel2}`;
const look = {
  stack,
  page: { ...stack, ...shareImageSize, color: ink, fontFamily: sans },
  manufacturer: { ...oneLine, fontSize: 30, lineHeight: 1, color: steel3 },
  code: { fontFamily: `Mono, MonoExt, ${sans}`, fontWeight: 600, lineHeight: 1.15 },
  condition: { fontSize: 26, marginTop: 8 },
  frame: { ...row, width: edge, height: edge, justifyContent: "center", border: line },
  closure: { position: "absolute", bottom: 28, padding: "10px 28px", borderRadius: 4, ...label },
  footer: { ...row, height: 98, padding: `0 ${margin}px`, borderTop: line },
} satisfies Record<string, CSSProperties>;

// One at a time, so that a crawler costs one core only.
const inDrawingLimit = boundedLimit({
  width: 1,
  maxWaiting: 14,
  maxWaitInMs: 10_000,
  maxOfClient: 4,
  rejection: () => new AppError("UNAVAILABLE", { retryAfterInSeconds: 5 }),
});
const once = pMemoize((_key: string, make: () => Promise<Buffer>) => make(), { cache: false });
// Sites fetch a shared link in one burst.
const maxCached = 80;
const cached = new Map<string, Buffer>();

/** Throws UNAVAILABLE. */
export async function respondWithShareImage(
  listing: Listing,
  request: Request,
  drop: Drop,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const lang = searchParams.get("lang");
  const locale = localeFrom(lang);
  const href = shareImageHref(listing, locale);
  if (`${pathname}?v=${searchParams.get("v")}&lang=${lang}` !== href) {
    const headers = { location: href, "cache-control": "no-cache" };
    return new Response(null, { status: 307, headers });
  }
  const version = shareImageVersion(listing, locale);
  const headers = {
    etag: `"${version}"`,
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'",
  };
  if (request.headers.get("if-none-match")?.includes(version)) {
    return new Response(null, { status: 304, headers });
  }
  const { address } = clientOf(request.headers);
  const make = () => drawShareImage(listing, locale, drop);
  const image =
    cached.get(href) ??
    (await once(href, async () => cache(href, await inDrawingLimit(make, address))));
  const described = { "content-type": "image/jpeg", ...lengthHeaders(image.byteLength) };
  return new Response(new Uint8Array(image), { headers: { ...headers, ...described } });
}

function cache(href: string, image: Buffer): Buffer {
  const [oldest = ""] = cached.keys();
  cached.delete(cached.size < maxCached ? "" : oldest);
  cached.set(href, image);
  return image;
}

async function drawShareImage(listing: Listing, locale: Locale, drop: Drop): Promise<Buffer> {
  const photo = await photoOf(listing, drop);
  const { host } = new URL(env().appUrl);
  fonts ??= loadFonts();
  const drawing = new ImageResponse(
    <ShareImage listing={listing} locale={locale} host={host} hasPhoto={photo !== null} />,
    { ...shareImageSize, fonts: await fonts },
  );
  const layers = [{ input: Buffer.from(await drawing.arrayBuffer()), left: 0, top: 0 }];
  return sharp({ create: { ...shareImageSize, channels: 3, background: paper } })
    .composite(photo ? [{ input: photo, left: photoLeft, top: margin }, ...layers] : layers)
    .jpeg({ quality: 86, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** Null without a photo or where it is gone. */
async function photoOf(listing: Listing, drop: Drop): Promise<Buffer | null> {
  if (listing.mainImageId === null) {
    return null;
  }
  try {
    const viewer = async () => visitor;
    const answer = await respondWithImage(listing.mainImageId, "w480.webp", viewer, drop);
    return sharp(await answer.arrayBuffer())
      .resize(edge, edge, { fit: "contain", background: steel1 })
      .flatten({ background: steel1 })
      .ensureAlpha(unavailableReasonOf(listing) ? 0.5 : 1)
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch (error) {
    if (error instanceof AppError && ["NOT_FOUND", "DOCUMENT_INVALID"].includes(error.code)) {
      return null;
    }
    throw error;
  }
}

let fonts: ReturnType<typeof loadFonts> | undefined;

function loadFonts() {
  const files = [
    ["Sans", "sans-latin", 400],
    ["Sans", "sans-latin", 600],
    ["SansExt", "sans-latin-ext", 400],
    ["Greek", "sans-greek", 400],
    ["Cyrillic", "sans-cyrillic", 400],
    ["Mono", "mono-latin", 600],
    ["MonoExt", "mono-latin-ext", 600],
  ] as const;
  return Promise.all(
    files.map(async ([name, subset, weight]) => {
      const folder = `node_modules/@fontsource/ibm-plex-${subset.split("-", 1)}/files`;
      const file = `ibm-plex-${subset}-${weight}-normal.woff`;
      return { name, weight, data: await readFile(path.join(process.cwd(), folder, file)) };
    }),
  );
}

interface ImageProps {
  listing: Listing;
  locale: Locale;
  host: string;
  hasPhoto: boolean;
}

function ShareImage({ listing, locale, host, hasPhoto }: ImageProps) {
  const overlay = unavailableReasonOf(listing);
  const closure = overlay && translatorFor(locale)(`listing|overlay|${overlay}`);
  return (
    <div style={look.page}>
      <div style={{ display: "flex", height: 532, padding: `${margin}px ${margin}px 24px` }}>
        <div style={{ ...look.stack, width: column, marginRight: 48 }}>
          <Head listing={listing} name={shown(listingName(locale, listing))} />
          <Facts listing={listing} locale={locale} closure={closure} />
        </div>
        <div style={{ ...look.frame, ...(hasPhoto ? {} : { background: steel1 }) }}>
          {hasPhoto ? null : <Silhouette />}
          {closure ? <div style={look.closure}>{closure}</div> : null}
        </div>
      </div>
      <div style={look.footer}>
        <Logo />
        <div style={{ fontSize: 34, fontWeight: 600, margin: "0 auto 0 14px" }}>{site.name}</div>
        <div style={{ ...oneLine, fontSize: 26, color: steel3, maxWidth: 640 }}>{shown(host)}</div>
      </div>
    </div>
  );
}

function Head({ listing, name }: { listing: Listing; name: string }) {
  const code = shown(shareCode(listing) ?? "");
  const fontSize = sizeIn(code, column, 72, 44);
  const isLong = code.length * digitWidth * fontSize > column;
  const nameStyle = {
    ...lines,
    lineClamp: isLong ? 2 : 3,
    fontSize: code ? 36 : 50,
    lineHeight: 1.25,
  };
  return (
    <div style={{ ...look.stack, flexGrow: 1 }}>
      <div style={look.manufacturer}>{shown(listing.manufacturer.name)}</div>
      {code ? <div style={{ ...lines, ...look.code, fontSize }}>{code}</div> : null}
      <div style={nameStyle}>{name}</div>
    </div>
  );
}

type FactsProps = Pick<ImageProps, "listing" | "locale"> & { closure: string | null };

function Facts({ listing, locale, closure }: FactsProps) {
  const t = translatorFor(locale);
  const { availableQuantity: count, condition } = listing;
  const price = shownPrice(listing);
  const priceLabel = t(price?.of === "bundle" ? "listing|price_lot" : "listing|price_piece");
  const priceText = price ? formatEuros(price.inCt) : "–";
  const pieces = t("listing|pieces", { count, shown: formatInteger(count, locale) });
  const stockLabel = t(closure ? "listing|closure" : "listing|available");
  return (
    <div style={look.stack}>
      <div style={{ display: "flex" }}>
        <Fact label={priceLabel} value={priceText} width={priceWidth} />
        <Fact label={stockLabel} value={closure ?? pieces} width={column - priceWidth} />
      </div>
      {condition ? <div style={look.condition}>{t(`listing|condition|${condition}`)}</div> : null}
    </div>
  );
}

function Fact({ label, value, width }: { label: string; value: string; width: number }) {
  const fontSize = sizeIn(value, width - 20, 44, 20);
  return (
    <div style={{ ...look.stack, width, paddingRight: 20 }}>
      <div style={{ fontSize: 24, color: steel3 }}>{label}</div>
      <div style={{ ...look.code, display: "flex", alignItems: "center", height: 52, fontSize }}>
        {value}
      </div>
    </div>
  );
}

/** Copies components/layout/header/logo.tsx at twice its size. */
function Logo() {
  return (
    <svg width="46" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path d="M2 8.5h20M2 15.5h20M2 22h20M2 2v20M22 2v20" stroke={ink} strokeWidth="1.5" />
      <path d="M4.5 4h4v4.5h-4zM15.5 17h4v5h-4z" fill={steel3} />
      <path d="M10.5 10h6v5.5h-6z" fill={amber} />
    </svg>
  );
}

/** Copies components/ui/part-silhouette.tsx. */
function Silhouette() {
  const rings = [22, 18, 12, 8].map((radius) => <circle key={radius} cx="24" cy="24" r={radius} />);
  const turns = Array.from({ length: 9 }, (_, ball) => `rotate(${ball * 40} 24 24)`);
  const balls = turns.map((turn) => <circle key={turn} cx="24" cy="9" r="2.75" transform={turn} />);
  return (
    <svg width="240" viewBox="0 0 48 48" fill="none" stroke={steel3} aria-hidden="true">
      {rings.concat(balls)}
    </svg>
  );
}

function sizeIn(code: string, width: number, most: number, least: number): number {
  return Math.min(most, Math.max(least, Math.floor(width / (digitWidth * code.length))));
}

/** Drops what the fonts lack, such as emoji. Empty without letters and digits. */
function shown(text: string): string {
  const plain = text
    .normalize("NFC")
    .replaceAll(/[^\0-\u2fff]/gu, (sign) => sign.normalize("NFKC"))
    .replaceAll(missing, " ")
    .trim();
  return /[\p{L}\p{N}]/u.test(plain) ? plain : "";
}
