import "./current-request";
import { POST as logIn } from "@/app/auth/email/login/route";
import { GET as getMe } from "@/app/auth/me/route";
import { PUT as upload } from "@/app/files/upload/[token]/route";
import { POST as callOperation } from "@/app/operations/[name]/route";
import { answering } from "./current-request";

const origin = "http://localhost:3000/";

export function call(name: string, json: unknown, bearer?: string): Promise<Response> {
  const route = (request: Request) => callOperation(request, { params: Promise.resolve({ name }) });
  return post(route, { json }, bearer);
}

export function logInAs(email: string, password: string): Promise<Response> {
  return post(logIn, { email, password });
}

export function askWhoIAm(bearer: string): Promise<Response> {
  return getMe(answering(new Request(`${origin}auth/me`, withBearer(bearer))));
}

export function putFile(uploadUrl: string, body: BodyInit, contentType: string): Promise<Response> {
  const token = uploadUrl.slice(uploadUrl.lastIndexOf("/") + 1);
  const init = { method: "PUT", body, headers: { "content-type": contentType } };
  return upload(new Request(uploadUrl, init), { params: Promise.resolve({ token }) });
}

export async function errorOf(answer: Response) {
  const { code } = await answer.json().catch(() => ({}));
  return { status: answer.status, code, retryAfter: answer.headers.get("Retry-After") };
}

function post(route: (request: Request) => Promise<Response>, body: unknown, bearer?: string) {
  const init = { method: "POST", body: JSON.stringify(body), ...withBearer(bearer) };
  return route(new Request(origin, init));
}

function withBearer(bearer?: string) {
  const authorization: Record<string, string> =
    bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
  return { headers: { "content-type": "application/json", ...authorization } };
}
