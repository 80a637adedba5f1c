import { speaksHttps } from "@/lib/config/env";

type Asked = Pick<Request, "headers">;

/** Undefined when missing, empty or ambiguous. */
export function cookieOf(request: Asked, name: string): string | undefined {
  const [value, ...others] = cookieValuesOf(request, name);
  return others.length === 0 && value ? value : undefined;
}

export function cookieValuesOf({ headers }: Asked, name: string): string[] {
  const pairs = (headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  const own = pairs.filter((pair) => pair.startsWith(`${name}=`));
  return [...new Set(own.map((pair) => pair.slice(name.length + 1)))];
}

export function deviceCookieName(): string {
  return speaksHttps() ? "__Host-lagerfund-device" : "lagerfund-device";
}

export function deviceIn(headers: Headers): string | undefined {
  return cookieOf({ headers }, deviceCookieName())?.slice(0, 500);
}
