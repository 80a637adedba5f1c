/**
 * Of a page in both languages it leaves the reader's; where nothing can be reached it tries again, by and by or as soon
 * as the network is back; of what failed it tells the console the name (spec §2.1). A constant, admitted by its hash.
 *
 * What failed may have been a POST, which is not to be sent again: the same address is asked for by GET, by way of
 * another where it has a fragment, without which the browser would only scroll. Without a network it was a GET. A page
 * that is still there some seconds after, though we can be reached, was to be a download, and says so.
 */
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
