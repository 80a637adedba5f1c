const tag = /<[A-Za-z](?:"[^"<]*"|'[^'<]*'|[^"'<>])*>/g;
const attributeValue = /(?<!\s)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** XML whose attributes stand as nearly all writers have them, `name="value"`: single quotes and spaces are legal too. */
export function plainTags(xml: string): string {
  return /=\s*'|\s=|=\s/.test(xml)
    ? xml.replace(tag, (whole) => whole.replace(attributeValue, plainValue))
    : xml;
}

function plainValue(_: string, quoted?: string, single = ""): string {
  return `="${quoted ?? single.replaceAll('"', "&quot;")}"`;
}
