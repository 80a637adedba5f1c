import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawSharePicture, type ShareTexts } from "./share-picture-drawing";

const texts: ShareTexts = {
  manufacturer: "Siemens",
  code: "6ES7131-6BH01-0BA0",
  name: "Digitaleingabebaugruppe ET 200SP",
  price: { label: "Preis pro Stück", value: "123,45 €" },
  available: { label: "Verfügbar", value: "10 Stück" },
  condition: "Neu, originalverpackt",
  overlay: null,
  host: "lagerfund.example",
};
const hostile = '</svg><image href="file:///etc/passwd"/>&amp;<script>🔧西\u202e\u0000';
const [left, top] = [712, 72];

test("a picture is a JPEG of 1200×630 without metadata", async () => {
  const picture = await drawSharePicture(texts, null);
  const { format, width, height, exif } = await sharp(picture).metadata();
  expect([format, width, height, exif]).toEqual(["jpeg", 1200, 630, undefined]);
});

test("a photo of nothing but noise stays below 300 kB", async () => {
  const noise = await sharp(randomBytes(480 * 480 * 3), {
    raw: { width: 480, height: 480, channels: 3 },
  })
    .webp({ quality: 100 })
    .toBuffer();
  expect((await drawSharePicture(texts, noise)).byteLength).toBeLessThan(300_000);
});

test("the photo stands at the right, dimmed when the part cannot be had", async () => {
  const photo = await sharp({
    create: { width: 480, height: 480, channels: 3, background: "#c00000" },
  })
    .webp()
    .toBuffer();
  const red = await colourAt(await drawSharePicture(texts, photo), left + 200, top + 40);
  expect(red[0]).toBeGreaterThan(180);
  expect(red[1]).toBeLessThan(20);
  const sold = await drawSharePicture({ ...texts, overlay: "verkauft" }, photo);
  const dimmed = await colourAt(sold, left + 200, top + 40);
  expect(dimmed[1]).toBeGreaterThan(100);
  const label = await colourAt(sold, left + 130, top + 330);
  expect(Math.max(...label)).toBeLessThan(60);
});

test.each<Partial<ShareTexts>>([
  { code: null },
  { code: hostile },
  { code: "X".repeat(100) },
  { name: hostile },
  { name: "Wort ".repeat(40) },
  { name: "西门子" },
  { manufacturer: "W".repeat(100), condition: null },
  { price: { label: "Gesamtpreis", value: "21.474.836.470,00 €" } },
  { available: { label: hostile, value: "2.147.483.647 Stück" }, host: hostile },
])("%j does not break it", async (odd) => {
  const picture = await drawSharePicture({ ...texts, ...odd }, null);
  const gap = { left: 668, top: 0, width: 40, height: 520 };
  const { channels } = await sharp(await sharp(picture).extract(gap).png().toBuffer()).stats();
  // Between texts and photo nothing is ever drawn.
  expect(Math.min(...channels.map(({ min }) => min))).toBeGreaterThan(240);
});

test("a long name leaves the facts below it their room", async () => {
  const name = `Hochleistungs${"drehmomentaufnehmer".repeat(8)}`;
  const picture = await drawSharePicture({ ...texts, code: null, name }, null);
  const above = { left: 72, top: 325, width: 500, height: 45 };
  const { channels } = await sharp(await sharp(picture).extract(above).png().toBuffer()).stats();
  expect(Math.min(...channels.map(({ min }) => min))).toBeGreaterThan(240);
});

async function colourAt(picture: Buffer, x: number, y: number): Promise<number[]> {
  const spot = sharp(picture).extract({ left: x, top: y, width: 1, height: 1 });
  return [...(await spot.raw().toBuffer())];
}
