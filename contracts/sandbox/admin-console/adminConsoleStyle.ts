/** The style sheet of the admin console: system fonts, both colour schemes, logical properties, visible focus. */
export const ADMIN_CONSOLE_STYLE = `
:root{color-scheme:light dark;--paper:#fbfaf7;--card:#fff;--ink:#1c1b19;--soft:#5f5b54;--line:#dcd7cd;
--accent:#7a2e2e;--on-accent:#fff;--good:#22613f;--good-paper:#e8f3ec;--bad:#8c1d18;--bad-paper:#fbeae8;
--middle:#8a5a00;--gap:clamp(1rem,2.5vw,2rem)}
@media(prefers-color-scheme:dark){:root{--paper:#171614;--card:#211f1c;--ink:#f0ede6;--soft:#b3ada2;--line:#3b3832;
--middle:#e8c27a;--accent:#e0a99b;--on-accent:#211312;--good:#9ad4b2;--good-paper:#16291f;
--bad:#f2b3ad;--bad-paper:#371a18}}
*{box-sizing:border-box}
body{margin:0;font:1rem/1.55 ui-sans-serif,system-ui,sans-serif;background:var(--paper);color:var(--ink)}
header,main,footer{max-inline-size:76rem;margin-inline:auto;padding-inline:var(--gap)}
header{padding-block:1.25rem .75rem;display:flex;flex-wrap:wrap;gap:.5rem 2rem;align-items:baseline;
border-block-end:1px solid var(--line)}
.brand{margin:0;font:600 1.25rem/1.2 ui-serif,Georgia,serif}.brand a{color:inherit;text-decoration:none}
.brand span{color:var(--soft);font-weight:400;font-style:italic}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem;list-style:none;margin:0;padding:0}
nav a{display:inline-block;padding:.4rem .7rem;border-radius:999px;color:var(--soft);text-decoration:none}
nav a:hover{color:var(--ink);background:var(--card)}nav a[aria-current]{color:var(--on-accent);background:var(--accent)}
main{padding-block:1.5rem 3rem}main:focus{outline:none}
h1{font:500 clamp(1.7rem,4vw,2.4rem)/1.15 ui-serif,Georgia,serif;margin:.5rem 0 1.25rem;text-wrap:balance}
h2{font:500 1.3rem/1.25 ui-serif,Georgia,serif;margin:2.5rem 0 .75rem}
a{color:var(--accent)}code,pre{font:.9em/1.5 ui-monospace,SFMono-Regular,Menlo,monospace}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:1rem;padding:0;list-style:none}
.card{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1rem 1.25rem}
.card h2,.card h3{margin:0 0 .35rem;font:500 1.1rem/1.3 ui-serif,Georgia,serif}.card p{margin:.35rem 0}
.figure{font:400 2rem/1 ui-serif,Georgia,serif}
.hint,.card .hint,td .hint{color:var(--soft);font-size:.9rem}
.table{overflow-x:auto;background:var(--card);border:1px solid var(--line);border-radius:.75rem}
table{border-collapse:collapse;inline-size:100%}
caption{text-align:start;padding:.75rem 1rem;color:var(--soft);font-size:.9rem}
th,td{text-align:start;padding:.6rem 1rem;border-block-start:1px solid var(--line);vertical-align:top}
th{font-weight:600;font-size:.85rem;color:var(--soft)}
thead th{border-block-start:0}td.number,th.number{text-align:end;font-variant-numeric:tabular-nums}
.row{display:flex;flex-wrap:wrap;gap:.75rem 1.25rem;align-items:end}.row p{margin:0}
td form.row{gap:.4rem;flex-wrap:nowrap}
.actions{display:flex;flex-wrap:wrap;gap:.4rem}
label{display:block;font-size:.85rem;color:var(--soft);margin-block-end:.2rem}
input,select,button{font:inherit;min-block-size:2.6rem;padding:.4rem .7rem;
border:1px solid var(--line);border-radius:.5rem;
background:var(--paper);color:var(--ink);max-inline-size:100%}
input[type=checkbox]{min-block-size:0;inline-size:1.1rem;block-size:1.1rem;margin-inline-end:.5rem}
td input{inline-size:7rem}
button{background:var(--accent);color:var(--on-accent);border-color:transparent;cursor:pointer;white-space:nowrap}
button:hover{filter:brightness(1.08)}button.quiet{background:transparent;color:var(--ink);border-color:var(--line)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.said,.problem{border-radius:.5rem;padding:.75rem 1rem}.said{background:var(--good-paper);color:var(--good)}
.problem{background:var(--bad-paper);color:var(--bad)}
.tag{display:inline-block;border:1px solid var(--line);border-radius:999px;padding:.05rem .6rem;
font-size:.85rem;white-space:nowrap}
.letter{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1.25rem;
overflow-wrap:anywhere;white-space:pre-wrap}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.3rem 1.25rem;margin:0 0 1.25rem}
dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
.chart{padding:1rem}.chart svg{display:block;inline-size:100%;min-inline-size:32rem;max-inline-size:52rem;
block-size:auto;direction:ltr}
.chart text{font:14px ui-sans-serif,system-ui,sans-serif;fill:var(--ink);dominant-baseline:central}
.chart text.end{text-anchor:end}.chart .axis{stroke:var(--line)}.chart .bar{fill:var(--accent)}
.chart .bar.good{fill:var(--good)}.chart .bar.middle{fill:var(--middle)}.chart .bar.bad{fill:var(--bad)}
.chart+.table,details{margin-block-start:.75rem}summary{cursor:pointer;color:var(--soft)}
footer{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:.5rem 2rem;
border-block-start:1px solid var(--line);padding-block:1rem;color:var(--soft);font-size:.9rem}
.skip{position:absolute;inset-inline-start:1rem;inset-block-start:-4rem;background:var(--card);padding:.6rem 1rem;
border-radius:.5rem}.skip:focus{inset-block-start:.5rem}
@media(forced-colors:active){nav a[aria-current]{outline:2px solid}}
`
