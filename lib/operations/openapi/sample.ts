import { exampleIds } from "../example-ids";
import { choicesOf, type JsonSchema, nameOf, typesOf } from "./json-schema";
import { sampleText } from "./sample-text";

type Named = Readonly<Record<string, JsonSchema>>;

/** Where a value stands: its field, and the shape that it is a field of. */
interface Place {
  field: string;
  shape: string;
}

const counts: Record<string, number> = {
  page: 1,
  totalPages: 1,
  totalCount: 1,
  quantity: 24,
  availableQuantity: 20,
  minOrderQuantity: 1,
  yearOfManufacture: 2021,
  pricePerProductInCt: 4_200,
  priceForBundle: 100_800,
  shippingPriceInCt: 690,
  version: 3,
};

/**
 * An answer as it may look, the same each time: the first of several choices, one entry in each list, every field there
 * is. Dates are Date where superjson makes them so.
 */
export function sampleOf(schema: JsonSchema, named: Named): unknown {
  return sampleAt(schema, { field: "", shape: "" }, named, []);
}

function sampleAt(schema: JsonSchema, place: Place, named: Named, within: string[]): unknown {
  const name = nameOf(schema);
  if (name !== null) {
    // A shape within itself ends there.
    const shape = within.includes(name) ? {} : (named[name] ?? {});
    return sampleAt(shape, { ...place, shape: name }, named, [...within, name]);
  }
  const [first] = choicesOf(schema);
  if (first) {
    return sampleAt(first, place, named, within);
  }
  const [given = schema.const ?? valueAmong(schema.enum)] = schema.examples ?? [];
  return given !== undefined ? given : madeUp(schema, place, named, within);
}

/** The first of the values, unless one says that all is well. */
function valueAmong(values: unknown[] = []): unknown {
  return (
    values.find((value) => ["ACTIVE", "RESERVED", "IMPORTED"].includes(String(value))) ?? values[0]
  );
}

function madeUp(schema: JsonSchema, place: Place, named: Named, within: string[]): unknown {
  switch (typesOf(schema)[0]) {
    case "object":
      return objectOf(schema, place, named, within);
    case "array":
      return listOf(schema, place, named, within);
    case "string":
      return schema["x-superjson"] === "Date"
        ? new Date(sampleText(schema, place.field, place.shape))
        : sampleText(schema, place.field, place.shape);
    case "integer":
    case "number":
      return numberOf(schema, place);
    case "boolean":
      return !/^(capped|bundleOnly|is|has|favorite)/.test(place.field);
    default:
      return null;
  }
}

function objectOf(schema: JsonSchema, place: Place, named: Named, within: string[]): unknown {
  const { shape } = place;
  const { properties = {}, additionalProperties: rest, propertyNames } = schema;
  const entries = Object.entries(properties).map(([field, part]) => [
    field,
    sampleAt(part, { field, shape }, named, within),
  ]);
  if (typeof rest === "object") {
    const field = String(propertyNames ? sampleAt(propertyNames, place, named, within) : "key");
    entries.push([field, sampleAt(rest, { field, shape }, named, within)]);
  }
  return Object.fromEntries(entries);
}

function listOf(schema: JsonSchema, place: Place, named: Named, within: string[]): unknown[] {
  const { prefixItems, items, minItems = 0 } = schema;
  if (prefixItems) {
    return prefixItems.map((item) => sampleAt(item, place, named, within));
  }
  const one = items ? sampleAt(items, place, named, within) : undefined;
  // A shape within itself: the list of the innermost is empty.
  return one === undefined || one === null ? [] : Array(Math.max(1, minItems)).fill(one);
}

function numberOf({ minimum, maximum, type }: JsonSchema, { field, shape }: Place): number {
  const value = idOf(field, shape) ?? counts[field] ?? 1;
  const bounded = Math.min(Math.max(value, minimum ?? value), maximum ?? value);
  return type === "number" ? bounded : Math.round(bounded);
}

/** `listingId`, or the `id` of a Listing or an ExportedListing. */
function idOf(field: string, shape: string): number | null {
  const thing = field === "id" ? shape.replace("SearchHit", "Listing") : field;
  const isOfThing = ([name]: [string, unknown]) => thing.toLowerCase().includes(name.toLowerCase());
  const [, id] = Object.entries(exampleIds).find(isOfThing) ?? [];
  return /(^id|Ids?)$/.test(field) && typeof id === "number" ? id : null;
}
