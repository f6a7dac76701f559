/** The shop sends colours and fonts; without them the frame is plain and legible. */
export const VAULT_STYLE = `*{box-sizing:border-box}
html{color-scheme:light dark;background:var(--paper,Canvas);color:var(--ink,CanvasText)}
body{margin:0;padding:2px;font:var(--size-text,1rem)/1.5 var(--font,system-ui,sans-serif)}[hidden]{display:none}
form{display:grid;grid-template-columns:1fr 1fr;gap:1rem;align-items:start}
[data-kind=code] form{grid-template-columns:minmax(0,16rem)}.wide{grid-column:1/-1}.field{min-width:0}
label{display:block;font-size:var(--size-fine,.8125rem);font-weight:550;margin-block-end:.375rem}
input{inline-size:100%;min-block-size:3rem;padding:.5rem .75rem;border:1px solid var(--line,GrayText);
  border-radius:2px;background:var(--raised,Field);color:inherit;font:inherit;font-size:1rem}
input::placeholder{color:var(--soft,GrayText);opacity:1}input:not([name=holder]){direction:ltr}
:dir(rtl)>input:not([name=holder]){text-align:end}
input:focus-visible{outline:2px solid var(--accent,Highlight);outline-offset:0;border-color:var(--accent,Highlight)}
input[aria-invalid=true]{border-color:var(--problem,red);box-shadow:inset 0 0 0 1px var(--problem,red)}
p{margin:.375rem 0 0;font-size:var(--size-fine,.8125rem);overflow-wrap:anywhere}p:empty{display:none}
.hint{color:var(--soft,inherit)}.error{color:var(--problem,inherit);font-weight:550}
@media (max-width:18rem){form{grid-template-columns:1fr}}
@media (forced-colors:active){input[aria-invalid=true]{border-width:3px}}`
