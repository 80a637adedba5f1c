type Asked = Pick<Request, "headers">;

/** A cookie of a request, for code that has no `cookies()`; undefined when missing, empty or ambiguous. */
export function cookieOf(request: Asked, name: string): string | undefined {
  const [value, ...others] = cookieValuesOf(request, name);
  return others.length === 0 && value ? value : undefined;
}

/** The different values that a cookie was sent with. */
export function cookieValuesOf({ headers }: Asked, name: string): string[] {
  const pairs = (headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  const own = pairs.filter((pair) => pair.startsWith(`${name}=`));
  return [...new Set(own.map((pair) => pair.slice(name.length + 1)))];
}
