/** What stands for real parts: numbers and names, the same on every day, so that pictures of the page can be compared. */
export const sampleCode = "6205-2RSH";
export const sampleEan = "4012345678901";
export const sampleMaker = "SKF";
export const sampleAddress = "/dev/ui";
export const sampleMoment = new Date("2026-03-04T08:05:00Z");
export const sampleMonths = [3, 5, 2, 8, 13, 9, 4, 0, 6, 11, 18, 7].map((value, place) => ({
  month: new Date(Date.UTC(2025, 3 + place)).toISOString().slice(0, 7),
  value,
}));
