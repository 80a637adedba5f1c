import { languageKey } from "@/lib/i18n/locales";

const yearInS = 365 * 24 * 60 * 60;

/** Runs in the head; synchronises local storage and cookie. */
export const languageScript = `((key,root)=>{
let typed,known=lang=>lang==="de"||lang==="en",
held=()=>(/(?:^|; )${languageKey}=(de|en)(?:;|$)/.exec(document.cookie)||[])[1],
take=lang=>{document.cookie=key+"="+lang+"; Path=/; SameSite=Lax; Max-Age=${yearInS}"+(location.protocol==="https:"?"; Secure":"");
if(held()===lang&&lang!==root.lang&&!typed&&!/[?&]lang=(de|en)(&|$)/.test(location.search))location.reload()};
try{let cookie=held(),stored=localStorage.getItem(key);if(cookie){if(cookie!==stored)localStorage.setItem(key,cookie)}else if(known(stored))take(stored)}catch{}
addEventListener("input",()=>{typed=true},true);
addEventListener("storage",event=>{if(event.key===key&&known(event.newValue))take(event.newValue)})
})("${languageKey}",document.documentElement)`;
