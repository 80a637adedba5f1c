const maxThumbnailName = 10;

/** A file's name under its thumbnail: ten characters and an ellipsis (spec §9). */
export function shortName(name: string): string {
  const characters = Array.from(name);
  return characters.length > maxThumbnailName
    ? `${characters.slice(0, maxThumbnailName).join("")}…`
    : name;
}
