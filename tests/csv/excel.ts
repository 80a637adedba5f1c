/** What a German Excel saves: formulas as values, numbers as displayed. */
export function savedByExcel(cell: string): string {
  const [, text] = /^="(.*)"$/.exec(cell) ?? [];
  if (text !== undefined) {
    return text;
  }
  if (/^\+?\d+$/.test(cell)) {
    const digits = cell.replace(/^\+?0*(?=\d)/, "");
    return digits.length < 12 ? digits : scientific(Number(digits));
  }
  if (/^\d+(?:,\d+)?E[+-]?\d{1,3}$/i.test(cell)) {
    return scientific(Number(cell.replace(",", ".")));
  }
  if (/^\d{1,3}(?:\.\d{3})+$/.test(cell)) {
    return cell.replaceAll(".", "");
  }
  return dayOf(cell) ?? cell.replace(/^(\d+),(\d*?)0*$/, "$1,$2").replace(/^(\d+),$/, "$1");
}

function scientific(number: number): string {
  const [digits = "", power = ""] = number.toExponential(2).split("e");
  return `${digits.replace(".", ",")}E${power.replace(/^([+-])(\d)$/, "$10$2")}`;
}

const months = ["Jan", "Feb", "Mrz", "Apr", "Mai", "Jun", "Jul", "Aug", "Sep", "Okt", "Nov", "Dez"];

function dayOf(cell: string): string | undefined {
  const [, day = "", , month = ""] = /^(\d{1,2})([-/.])(\d{1,2})\.?$/.exec(cell) ?? [];
  if (day !== "" && Number(day) >= 1 && Number(day) <= 31 && months[Number(month) - 1]) {
    return `${day.padStart(2, "0")}. ${months[Number(month) - 1]}`;
  }
  const [, name = "", year = ""] = /^([A-Z][a-z]{2})[ .-]?(\d{2})$/i.exec(cell) ?? [];
  const named = months.find((known) => known.toLowerCase() === name.toLowerCase());
  return named ? `${named} ${year}` : undefined;
}
