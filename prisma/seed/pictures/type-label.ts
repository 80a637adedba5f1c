import { ink, petrol, tones, white } from "./palette";
import { circle, rect, repeat, stroke, text } from "./svg";

interface Labelled {
  manufacturer: string;
  mpn: string;
  ean?: string;
}

/** The type label riveted or stuck to a device: maker, number, and strips like a barcode. */
export function typeLabel(part: Labelled): string {
  return (
    rect(0, 0, 1200, 1200, { fill: tones.grey.light, line: 0 }) +
    repeat(7, (groove) => stroke(`M0 ${70 + groove * 180} H1200`, 5, tones.grey.base)) +
    rect(110, 240, 980, 720, { fill: white, round: 24 }) +
    [160, 1040]
      .map((x) =>
        [290, 910].map((y) => circle(x, y, 20, { fill: tones.steel.base, line: 5 })).join(""),
      )
      .join("") +
    text(210, 345, part.manufacturer, { size: 72, width: 780, bold: true }) +
    stroke("M210 385 H990", 6, petrol) +
    text(210, 445, "Type / Part no.", { size: 34, color: tones.graphite.base }) +
    text(210, 530, part.mpn, { size: 80, width: 780, bold: true }) +
    technicalLines() +
    barcode(part.mpn, 210, 690, 560) +
    text(210, 880, part.ean ?? part.mpn, { size: 38, width: 560 }) +
    squareCode(part.mpn, 830, 690)
  );
}

/** Bars derived from the text: they look like a barcode and encode nothing. */
export function barcode(code: string, x: number, y: number, width: number): string {
  const bars = 46;
  const pitch = width / bars;
  return repeat(bars, (bar) => {
    const letter = code.charCodeAt(bar % code.length) * (bar + 7);
    return rect(x + bar * pitch, y, pitch * (0.25 + (letter % 5) * 0.12), 130, {
      fill: ink,
      line: 0,
    });
  });
}

function squareCode(code: string, x: number, y: number): string {
  const cells = 10;
  const dots = repeat(cells * cells, (cell) => {
    const column = cell % cells;
    const row = Math.floor(cell / cells);
    const solid = column === 0 || row === cells - 1;
    const dark = solid || (code.charCodeAt(cell % code.length) * (cell + 11)) % 7 < 3;
    return dark ? rect(x + column * 16, y + row * 16, 16, 16, { fill: ink, line: 0 }) : "";
  });
  return rect(x - 10, y - 10, 180, 180, { fill: white, line: 0 }) + dots;
}

function technicalLines(): string {
  return [590, 632]
    .map((y, row) => stroke(`M214 ${y} H${row === 0 ? 880 : 620}`, 12, tones.steel.base))
    .join("");
}
