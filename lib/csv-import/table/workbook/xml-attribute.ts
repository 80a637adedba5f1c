/** An attribute of a tag, its entities as characters; "" where it has none of that name. */
export function attribute(tag: string, name: string): string {
  const [, , value = ""] = new RegExp(`\\s${name}=(["'])(.*?)\\1`, "s").exec(tag) ?? [];
  return value.replace(
    /&(#x?[\da-f]+|\w+);/gi,
    (whole, entity: string) => characterOf(entity) ?? whole,
  );
}

const entities = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

function characterOf(entity: string): string | undefined {
  if (entity.startsWith("#")) {
    const code = Number(entity.replace("#x", "0x").replace("#", ""));
    return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
  }
  return entities.get(entity);
}
