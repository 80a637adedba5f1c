const maxThumbnailName = 10;

/** Ten characters and an ellipsis. */
export function shortName(name: string): string {
  const characters = Array.from(name);
  return characters.length > maxThumbnailName
    ? `${characters.slice(0, maxThumbnailName).join("")}…`
    : name;
}
