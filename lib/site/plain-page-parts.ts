// app/theme.css in little (a test compares the colours); no font of ours, whose file has another name in each build.
export const plainStyle = `
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

/** The mark of components/layout/logo.tsx. */
export const plainMark = `<svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true"><path d="M2 3h2v7h24V3h2v27h-2v-2H4v2H2zm2 9v7h24v-7zm0 9v5h24v-5z" fill="currentColor" fill-rule="evenodd"/><path d="M7 15h4v4H7zm14 7h4v4h-4z" fill="var(--soft)"/><path d="M14 13h9v6h-9z" fill="var(--amber)"/></svg>`;
