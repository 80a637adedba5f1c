import { paperColours, themeKey } from "./theme";

/**
 * Runs in the head, before anything is painted: a chosen theme becomes `data-theme` of the document, and its paper
 * colours the browser's bar. Storage events bring what another tab chose, and what this page's switch did
 * (`ThemeButton`). A constant, since members' pages admit it by its hash (docs/decisions/0039).
 */
export const themeScript = `((papers,root,bar)=>{
let show=theme=>{let paper=papers.get(theme);if(paper){root.dataset.theme=theme;bar.content=paper;document.head.prepend(bar)}else{delete root.dataset.theme;bar.remove()}};
bar.name="theme-color";
try{show(localStorage.getItem("${themeKey}"))}catch{}
addEventListener("storage",({key,newValue})=>{if(key===null||key==="${themeKey}")show(newValue)})
})(new Map(${JSON.stringify(Object.entries(paperColours))}),document.documentElement,document.createElement("meta"))`;
