import { createHash } from "node:crypto";
import { site } from "@/lib/config/site";
import type { Locale } from "@/lib/i18n/locales";
import { themeScript } from "@/lib/site/theme";
import { escapeHtml } from "@/lib/text/escape-html";

// Copies colours of app/theme.css, which a test compares. Font files change their names.
const plainStyle = `
:root{color-scheme:light dark;--paper:light-dark(#fcfcfa,#11171a);--ink:light-dark(#12191d,#e8ecec);--line:light-dark(#cbd2d5,#364249);--soft:light-dark(#55626a,#9aa8af);--petrol:light-dark(#0a5c69,#6cc3d0);--deep:light-dark(#07434d,#97d8e1);--on-petrol:light-dark(#ffffff,#06282e);--amber:light-dark(#f5a800,#f7b32b)}
[data-theme=light]{color-scheme:light}
[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box;margin:0}
body{background:var(--paper);color:var(--ink);font:1rem/1.5 "IBM Plex Sans",Arial,sans-serif;overflow-wrap:break-word}
header{border-bottom:1px solid var(--line)}
header div,main{max-width:80rem;margin:auto;padding:0 1rem}
header a{display:inline-flex;align-items:center;gap:.5rem;min-height:3.5rem;color:inherit;font-size:1.25rem;font-weight:600;text-decoration:none}
main{padding-block:3rem}
section{max-width:40rem}
section+section{margin-top:2rem;border-top:1px solid var(--line);padding-top:2rem}
section>*+*{margin-top:1rem}
h1{font-size:1.75rem;line-height:2.125rem;font-weight:600}
nav{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.5rem}
nav a{display:inline-flex;align-items:center;min-height:2.75rem;color:var(--petrol)}
nav a:hover{color:var(--deep)}
nav .first{background:var(--petrol);color:var(--on-petrol);border-radius:.25rem;padding:0 1rem;font-weight:600;text-decoration:none}
nav .first:hover{background:var(--deep);color:var(--on-petrol)}
:focus-visible{outline:2px solid var(--petrol);outline-offset:2px}
small{display:block;color:var(--soft);font-size:.875rem;line-height:1.25rem}
code{font-family:"IBM Plex Mono",ui-monospace,Menlo,Consolas,monospace;color:var(--ink)}
@media (min-width:48rem){header div,main{padding-inline:1.5rem}}
@media print{nav{display:none}}
`;

/** From components/layout/header/logo.tsx. */
const plainMark = `<svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true"><path d="M2 3h2v7h24V3h2v27h-2v-2H4v2H2zm2 9v7h24v-7zm0 9v5h24v-5z" fill="currentColor" fill-rule="evenodd"/><path d="M7 15h4v4H7zm14 7h4v4h-4z" fill="var(--soft)"/><path d="M14 13h9v6h-9z" fill="var(--amber)"/></svg>`;

export const plainScript = `(()=>{
let page=document.documentElement,kind=page.dataset.kind;
let wanted=new URLSearchParams(location.search).get("lang")||(/i18n_lang=(\\w+)/.exec(document.cookie)||[])[1];
let texts=[...document.querySelectorAll("section")],mine=texts.find(text=>text.lang===wanted)||texts[0];
if(texts.length>1){for(let text of texts)if(text!==mine)text.remove();page.lang=mine.lang;document.title=mine.dataset.title}
let showBack=()=>{
let back=mine.querySelector("div");
if(!back)return;
for(let old of mine.querySelectorAll("section>h1,section>p"))old.remove();
document.title=document.title.replace(/^.*(?= – )/,back.firstChild.textContent);
back.replaceWith(...back.childNodes);
mine.prepend(...mine.querySelectorAll("h1,p"))
};
let again=()=>{
if(kind==="offline"){
location.reload();
setTimeout(()=>{let sign=new Image();sign.onload=showBack;sign.src="/favicon.ico?"+Date.now()},3000);
return
}
let {href,pathname,search}=location;
if(href.includes("#"))history.replaceState(null,"",pathname+(search?"":"?again"));
location.replace(href)
};
let id=document.querySelector("code");
if(kind==="failure")console.error(document.title+(id?" "+id.textContent:""));
if(kind==="unavailable"||kind==="offline"&&navigator.onLine)setTimeout(again,8000+Math.random()*7000);
if(kind==="offline"){mine.ariaLive="polite";addEventListener("online",again)}
for(let link of document.querySelectorAll("a.again"))link.addEventListener("click",event=>{event.preventDefault();again()})
})()`;

export interface PlainSection {
  locale: Locale;
  title: string;
  paragraphs: string[];
  /** An empty address reloads the page. */
  links: { href: string; label: string }[];
  requestId?: { label: string; id: string } | undefined;
  back?: { title: string; text: string } | undefined;
}

interface PlainDocument {
  kind: string;
  sections: [PlainSection, ...PlainSection[]];
  retryInSeconds?: number | undefined;
}

/** Loads nothing and runs only these scripts. */
export const plainPolicy = [
  "default-src 'none'",
  `script-src ${[themeScript, plainScript].map(hashOf).join(" ")}`,
  `style-src ${hashOf(plainStyle)}`,
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'self'",
].join("; ");

/** A meta policy cannot forbid frames, so headers do. */
export const plainHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": `${plainPolicy}; frame-ancestors 'none'`,
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
};

export function plainPageHtml({ kind, sections, retryInSeconds }: PlainDocument): string {
  const name = escapeHtml(site.name);
  const titles = new Set(sections.map(({ title }) => escapeHtml(title)));
  return `<!DOCTYPE html>
<html lang="${sections[0].locale}" data-kind="${kind}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${plainPolicy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${[...titles].join(" · ")} – ${name}</title>
<link rel="icon" href="/favicon.ico">
<script>${themeScript}</script>
<style>${plainStyle}</style>
${retryInSeconds === undefined ? "" : `<noscript><meta http-equiv="refresh" content="${retryInSeconds}"></noscript>`}
</head>
<body>
<header><div><a href="/">${plainMark}${name}</a></div></header>
<main>
${sections.map(sectionOf).join("\n")}
</main>
<script>${plainScript}</script>
</body>
</html>
`;
}

function sectionOf({ locale, title, paragraphs, links, requestId, back }: PlainSection): string {
  const heading = escapeHtml(title);
  return `<section lang="${locale}" data-title="${heading} – ${escapeHtml(site.name)}">
<h1>${heading}</h1>
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join("\n")}
<nav>
${links.map(linkOf).join("\n")}
</nav>
${back === undefined ? "" : `<div hidden><h1>${escapeHtml(back.title)}</h1><p>${escapeHtml(back.text)}</p></div>`}
${requestId === undefined ? "" : `<small>${escapeHtml(requestId.label)}<br><code>${escapeHtml(requestId.id)}</code></small>`}
</section>`;
}

function linkOf({ href, label }: PlainSection["links"][number], place: number): string {
  const look = [place === 0 ? "first" : "", href === "" ? "again" : ""].filter(Boolean).join(" ");
  return `<a${look === "" ? "" : ` class="${look}"`} href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
