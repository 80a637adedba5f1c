export interface PdfPage {
  title: string;
  subtitle: string;
  rows: [label: string, value: string][];
  paragraphs: string[];
  footer: string;
}

const pageSize = { width: 595, height: 842 };
const [left, valueLeft, top] = [64, 210, 770];
const charactersOfLine = 92;
const charactersOfValue = 62;

/** One A4 page with a built-in font, so its text can be searched. */
export function pdfPage({ title, subtitle, rows, paragraphs, footer }: PdfPage): Buffer {
  const drawn: string[] = [
    textAt(left, top, 20, "F2", title),
    textAt(left, top - 24, 12, "F1", subtitle),
  ];
  let y = top - 64;
  const rule = () =>
    drawn.push(`0.75 G 0.5 w ${left} ${y + 14} m ${pageSize.width - left} ${y + 14} l S`);
  for (const [label, value] of rows) {
    rule();
    drawn.push(textAt(left, y, 10, "F2", label));
    for (const line of wrap(value, charactersOfValue)) {
      drawn.push(textAt(valueLeft, y, 10, "F1", line));
      y -= 14;
    }
    y -= 8;
  }
  rule();
  for (const paragraph of paragraphs) {
    y -= 10;
    for (const line of wrap(paragraph, charactersOfLine)) {
      drawn.push(textAt(left, y, 10, "F1", line));
      y -= 14;
    }
  }
  drawn.push(textAt(left, 48, 8, "F1", footer));
  return fileOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageSize.width} ${pageSize.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    streamOf(drawn.join("\n")),
    fontOf("Helvetica"),
    fontOf("Helvetica-Bold"),
    `<< /Title (${escaped(title)}) /Producer (Lagerfund) >>`,
  ]);
}

function textAt(x: number, y: number, size: number, font: "F1" | "F2", text: string): string {
  return `BT /${font} ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET`;
}

function wrap(text: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < length) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

// Windows-1252 codes, and replacements for missing characters.
const otherCharacters: Record<string, string> = {
  "€": "\x80",
  "„": "\x84",
  "…": "\x85",
  "“": "\x93",
  "”": "\x94",
  "–": "\x96",
  "−": "-",
  Δ: "Delta ",
};

function escaped(text: string): string {
  return text
    .replaceAll(/[\\()]/g, "\\$&")
    .replaceAll(/[^\0-\xff]/gu, (character) => otherCharacters[character] ?? "?");
}

function streamOf(content: string): string {
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

function fontOf(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
}

/** Writes the objects and the cross-reference table. */
function fileOf(objects: string[]): Buffer {
  let file = "%PDF-1.4\n%\xe2\xe3\xcf\xd3\n";
  const places: string[] = [];
  for (const [index, object] of objects.entries()) {
    places.push(`${String(file.length).padStart(10, "0")} 00000 n \n`);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join("")}`;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, "latin1");
}
