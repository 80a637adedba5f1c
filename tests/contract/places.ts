export type Place = (string | number)[];

/** Of a list only the first two items. */
export function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== "object" || value === null) {
    return [place];
  }
  const inner = Array.isArray(value)
    ? value.slice(0, 2).flatMap((one, index) => placesIn(one, [...place, index]))
    : Object.entries(value).flatMap(([name, one]) => placesIn(one, [...place, name]));
  return [place, ...inner];
}

export function valueAt(value: unknown, place: Place): unknown {
  return place.reduce((inner, step) => (inner as Record<string, unknown>)?.[step], value);
}

export function changedAt(value: unknown, [step, ...rest]: Place, other: unknown): unknown {
  if (step === undefined) {
    return other;
  }
  const copy = (Array.isArray(value) ? [...value] : { ...Object(value) }) as Record<
    string,
    unknown
  >;
  copy[step] = changedAt(copy[step], rest, other);
  return copy;
}

/** Replaces each value that is neither a list nor an object. */
export function replaced(value: unknown, other: (old: unknown) => unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((one) => replaced(one, other));
  }
  if (typeof value === "object" && value !== null && !(value instanceof Date)) {
    const fields = Object.entries(value).map(([key, one]) => [key, replaced(one, other)]);
    return Object.fromEntries(fields);
  }
  return other(value);
}
