/** Where in a payload something stands: the steps that lead there. */
export type Place = (string | number)[];

/** Of a payload and all within it; of a list the first two. */
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

/** A copy with another value at one place. */
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

/** A copy with something else in the place of each value that is no list and no object of fields. */
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
