export function jsonCall(
  body: unknown,
  headers: Record<string, string> = {},
  origin = "http://localhost:3000",
): Request {
  return new Request(`${origin}/auth/x`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  });
}
