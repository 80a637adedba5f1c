/** `--color-paper` of app/theme.css; a test compares them. */
export const paperColours = { light: "#fcfcfa", dark: "#11171a" } as const;

/** `system` is the default. */
export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

export const themeKey = "theme";

/** Runs before anything is painted. */
export const themeScript = `((papers,root,bar)=>{
let show=theme=>{let paper=papers.get(theme);if(paper){root.dataset.theme=theme;bar.content=paper;document.head.prepend(bar)}else{delete root.dataset.theme;bar.remove()}};
bar.name="theme-color";
try{show(localStorage.getItem("${themeKey}"))}catch{}
addEventListener("storage",({key,newValue})=>{if(key===null||key==="${themeKey}")show(newValue)})
})(new Map(${JSON.stringify(Object.entries(paperColours))}),document.documentElement,document.createElement("meta"))`;
