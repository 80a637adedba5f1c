import "./current-request";
import { POST as logIn } from "@/app/auth/email/login/route";
import { GET as getMe } from "@/app/auth/me/route";
import { PUT as upload } from "@/app/files/upload/[token]/route";
import { POST as callOperation } from "@/app/operations/[name]/route";
import { answering } from "./current-request";

// The doors as a program calls them, for tests that break what lies behind.
const origin = "http://localhost:3000/";

/** `POST /operations/{name}`. */
export function call(name: string, json: unknown, bearer?: string): Promise<Response> {
  const door = (request: Request) => callOperation(request, { params: Promise.resolve({ name }) });
  return post(door, { json }, bearer);
}

export function logInAs(email: string, password: string): Promise<Response> {
  return post(logIn, { email, password });
}

/** `GET /auth/me`. */
export function askWhoIAm(bearer: string): Promise<Response> {
  return getMe(answering(new Request(`${origin}auth/me`, withBearer(bearer))));
}

/** A PUT of the disk driver. */
export function putFile(uploadUrl: string, body: BodyInit, contentType: string): Promise<Response> {
  const token = uploadUrl.slice(uploadUrl.lastIndexOf("/") + 1);
  const init = { method: "PUT", body, headers: { "content-type": contentType } };
  return upload(new Request(uploadUrl, init), { params: Promise.resolve({ token }) });
}

/** What a caller is told, in the parts that matter to a fault. */
export async function told(answer: Response) {
  const { code } = await answer.json().catch(() => ({}));
  return { status: answer.status, code, retryAfter: answer.headers.get("Retry-After") };
}

function post(door: (request: Request) => Promise<Response>, body: unknown, bearer?: string) {
  const init = { method: "POST", body: JSON.stringify(body), ...withBearer(bearer) };
  return door(new Request(origin, init));
}

function withBearer(bearer?: string) {
  const authorization: Record<string, string> =
    bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
  return { headers: { "content-type": "application/json", ...authorization } };
}
