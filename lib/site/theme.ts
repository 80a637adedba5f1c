/** Of the browser's own bar and of an installed app's first moment: `--color-paper` of app/theme.css (a test compares them). */
export const paperColours = { light: "#fcfcfa", dark: "#11171a" } as const;

/** What the switch offers; `system` is also what holds where nobody has chosen. */
export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** The browser's key of the choice. */
export const themeKey = "theme";

/** Runs in the head, before anything is painted. */
export const themeScript = `((papers,root,bar)=>{
let show=theme=>{let paper=papers.get(theme);if(paper){root.dataset.theme=theme;bar.content=paper;document.head.prepend(bar)}else{delete root.dataset.theme;bar.remove()}};
bar.name="theme-color";
try{show(localStorage.getItem("${themeKey}"))}catch{}
addEventListener("storage",({key,newValue})=>{if(key===null||key==="${themeKey}")show(newValue)})
})(new Map(${JSON.stringify(Object.entries(paperColours))}),document.documentElement,document.createElement("meta"))`;
