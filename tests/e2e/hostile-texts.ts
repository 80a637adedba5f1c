/**
 * What people have put into fields of other shops to have a program run in somebody's browser. Each would call `ran`
 * with its number, load an address of `evil.example` or open a dialog.
 */
export const hostileMarkup = [
  "<script>ran(0)</script>",
  '"><script>ran(1)</script>',
  "'><img src=x onerror=ran(2)>",
  "<svg/onload=ran(3)>",
  "</script><script>ran(4)</script>",
  "</title><svg onload=ran(5)>",
  "</textarea><img src=x onerror=ran(6)>",
  "--><img src=x onerror=ran(7)>",
  "]]><img src=x onerror=ran(8)>",
  "<iframe srcdoc='<script>parent.ran(9)</script>'>",
  '<a href="javascript:ran(10)">x</a>',
  "javascript:ran(11)",
  "<details open ontoggle=ran(12)>",
  '" autofocus onfocus="ran(13)',
  "' onmouseover='ran(14)",
  "<input autofocus onfocus=ran(15)>",
  "<math><mtext></p><style><img src=x onerror=ran(16)></style>",
  "<noscript><p title='</noscript><img src=x onerror=ran(17)>'>",
  "\\u003cscript\\u003eran(18)\\u003c/script\\u003e",
  "&lt;img src=x onerror=ran(19)&gt;",
  "%3Cscript%3Eran(20)%3C/script%3E",
  "<img src=//evil.example/21.png>",
  "<link rel=stylesheet href=//evil.example/22.css>",
  "<meta http-equiv=refresh content='0;url=//evil.example/23'>",
  "<base href=//evil.example/>",
  "<form action=//evil.example/><button>ok</button></form>",
  "{{constructor.constructor('ran(24)')()}}",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what templates would fill in.
  "${ran(25)}",
  '"]\n1:I["x",[],"ran(26)"]\n0:["$","script",null,{"children":"ran(26)"}]',
  "$L1 $@1 $undefined $Sreact.fragment $F1",
  '"}</script><script>ran(27)</script>{"',
  "<style>body{display:none}</style>",
  "\u2028ran(28)\u2029",
  "<scr\0ipt>ran(29)</scr\0ipt>".replaceAll("\0", ""),
  "＜script＞ran(30)＜/script＞",
  '=HYPERLINK("//evil.example/31")',
];

/** All of it, for a field that takes so much. */
export const allHostileMarkup = hostileMarkup.join(" ");

/** What of it fits into a line of so many letters, another one at each call. */
export function hostileLines(maxLength: number): () => string {
  const fitting = hostileMarkup.filter((one) => one.length <= maxLength && !/[\n\u2028]/.test(one));
  let turn = 0;
  return () => fitting[turn++ % fitting.length] ?? "";
}
