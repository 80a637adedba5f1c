// Decodes images in a process of its own, which ends where one takes more than its limits (docs/decisions/0016).
import sharp from "sharp";

const [maxCpuInMs, maxRssInBytes] = process.argv.slice(2).map(Number);
const reading = { limitInputPixels: 80_000_000, failOn: "error", pages: 1 };
let before = process.cpuUsage();

// A decoder that has begun cannot be stopped otherwise: sharp's own timeout is looked at between rows only.
setInterval(() => {
  const { user, system } = process.cpuUsage(before);
  if ((user + system) / 1000 > maxCpuInMs || process.memoryUsage.rss() > maxRssInBytes) {
    process.kill(process.pid, "SIGKILL");
  }
}, 50).unref();

// Who started it ends it, by closing the channel: a signal to the whole group must not look like a bad file.
process.on("SIGTERM", () => {});
process.on("SIGINT", () => {});

process.on("message", async ({ bytes, sizes }) => {
  before = process.cpuUsage();
  try {
    const image = sharp(bytes, reading).timeout({ seconds: 100 });
    process.send({ made: await (sizes.length === 0 ? decode(image) : shrink(image, sizes)) });
  } catch (error) {
    process.send({ error: String(error) });
  }
});

async function decode(image) {
  await image.resize(16, 16, { fit: "fill" }).raw().toBuffer();
  return [];
}

/** Decoded once; never enlarged, upright, in sRGB, without metadata. */
async function shrink(image, sizes) {
  const largest = Math.max(...sizes.map(({ edge }) => edge));
  const { data, info } = await within(image.autoOrient(), largest)
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const raw = { width, height, channels };
  const made = [];
  for (const { edge, format, ...options } of sizes) {
    made.push(await within(sharp(data, { raw }), edge).toFormat(format, options).toBuffer());
  }
  return made;
}

function within(image, edge) {
  return image.resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true });
}
