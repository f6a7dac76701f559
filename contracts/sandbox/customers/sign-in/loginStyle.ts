/** Light and dark colours of the brand, one column; the accent colour marks focus only. */
export const LOGIN_STYLE = `
:root{color-scheme:light dark;--paper:#faf8f4;--raised:#fffdf9;--ink:#191714;--soft:#5f594f;--line:#dcd6ca;
  --strong:#85796a;--accent:#c1121f;--problem:#9c1c12;--good:#2c5a36;
  --serif:ui-serif,"Iowan Old Style",Georgia,"Times New Roman",serif;
  --text:ui-sans-serif,system-ui,"Segoe UI",Arial,sans-serif;--lead:1.5}
@media(prefers-color-scheme:dark){:root{--paper:#12141b;--raised:#191c25;--ink:#efe9dc;--soft:#a9a69c;--line:#2e3340;
  --strong:#6d7385;--accent:#ff5d55;--problem:#ff9d8f;--good:#9fd0a6}}
:root:lang(ja){--serif:"Hiragino Mincho ProN","Yu Mincho","Noto Serif CJK JP",serif;--lead:1.75}
:root:lang(zh){--serif:"Songti SC","Noto Serif CJK SC",SimSun,serif;
  --text:"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;--lead:1.75}
:root:lang(ko){--serif:"Nanum Myeongjo",AppleMyungjo,Batang,"Noto Serif CJK KR",serif;
  --text:"Apple SD Gothic Neo","Malgun Gothic","Noto Sans CJK KR",sans-serif;--lead:1.7;word-break:keep-all}
:root:lang(he){--serif:"Noto Serif Hebrew","New Peninim MT","Times New Roman",serif;
  --text:"Noto Sans Hebrew","Arial Hebrew","Segoe UI",Arial,sans-serif;--lead:1.65}
:root:lang(ar){--serif:"Noto Naskh Arabic","Geeza Pro","Traditional Arabic",serif;
  --text:"Noto Sans Arabic","Segoe UI",Tahoma,sans-serif;--lead:1.75}
*,*::before,*::after{box-sizing:border-box;margin:0}
html{background:var(--paper);color:var(--ink);font:1rem/var(--lead) var(--text);text-size-adjust:100%;
  overflow-wrap:break-word}
body{min-block-size:100dvh;display:flex;flex-direction:column;max-inline-size:27rem;margin-inline:auto;
  padding:1.5rem clamp(1rem,5vw,1.5rem) 2rem}
header{border-block-end:1px solid var(--line);padding-block-end:1.25rem;margin-block-end:clamp(2rem,7vh,4rem)}
.brand{font:500 1.375rem/1.2 var(--serif);color:inherit;text-decoration:none}
main{flex:1}h1{font:400 clamp(2rem,1.6rem + 2vw,2.75rem)/1.1 var(--serif);letter-spacing:-.015em;text-wrap:balance}
:root:is(:lang(ja),:lang(zh),:lang(ko),:lang(ar),:lang(he)) h1{letter-spacing:0;line-height:1.4;font-weight:500}
.lead{margin-block:.75rem 0;color:var(--soft);text-wrap:pretty}
.said{margin-block-start:1.5rem;padding-inline-start:1rem;border-inline-start:2px solid var(--good)}
.said.problem{border-color:var(--problem);color:var(--problem);font-weight:550}
form{margin-block-start:2rem}.field{margin-block-start:1.25rem}
label,legend{display:block;font-size:.8125rem;font-weight:550;margin-block-end:.375rem;padding:0}
.optional{color:var(--soft);font-weight:400}
input[type=text],input[type=password]{inline-size:100%;min-block-size:3rem;padding:.5rem .75rem;
  border:1px solid var(--strong);border-radius:2px;background:var(--raised);color:inherit;font:inherit}
input[aria-invalid]{border-color:var(--problem);box-shadow:inset 0 0 0 1px var(--problem)}
.hint,.error{font-size:.8125rem;margin-block-start:.375rem}.hint{color:var(--soft);padding-inline-start:1.1rem}
p.hint{padding:0}.error{color:var(--problem);font-weight:550}
fieldset{border:0;padding:0;min-inline-size:0}
.choice{display:flex;gap:.75rem;align-items:start;font-size:.9375rem;font-weight:400;padding-block:.375rem;margin:0}
.choice input{inline-size:1.25rem;block-size:1.25rem;margin-block-start:.15rem;accent-color:var(--ink);flex:none}
button,.button{display:flex;inline-size:100%;min-block-size:3rem;align-items:center;justify-content:center;
  text-align:center;padding:.625rem 1.5rem;border:1px solid var(--ink);border-radius:2px;background:var(--ink);
  color:var(--paper);font:550 1rem/1.3 var(--text);text-decoration:none;cursor:pointer;margin-block-start:1.75rem}
.quiet{background:none;color:var(--ink);border-color:var(--strong);margin-block-start:.75rem}
button.plain{display:inline;inline-size:auto;min-block-size:2.75rem;border:0;background:none;color:inherit;padding:0;
  margin:0;text-decoration:underline;font-weight:400;font-size:.9375rem}
button.unseen{position:absolute;inline-size:1px;min-block-size:0;block-size:1px;margin:0;padding:0;border:0;
  overflow:hidden;clip-path:inset(50%)}
.or{display:flex;align-items:center;gap:1rem;color:var(--soft);font-size:.8125rem;margin-block:2rem .75rem}
.or::before,.or::after{content:"";flex:1;border-block-start:1px solid var(--line)}
.links{list-style:none;padding:0;margin-block-start:1.5rem;display:grid;gap:.25rem}
.links a{display:inline-block;padding-block:.5rem}
a{color:inherit;text-underline-offset:.22em;text-decoration-thickness:1px}
img{display:block;max-inline-size:100%;block-size:auto;border:1px solid var(--line)}
footer{margin-block-start:3rem;border-block-start:1px solid var(--line);padding-block-start:1.25rem;
  font-size:.8125rem;color:var(--soft)}
footer ul{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
footer a{display:inline-block;padding-block:.375rem}
footer [aria-current]{color:var(--ink);text-decoration:none;font-weight:550}
footer p{margin-block-start:1rem}code{font:.95em/1.5 ui-monospace,Menlo,monospace}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
input[type=text]:focus-visible,input[type=password]:focus-visible{outline-offset:0;border-color:var(--accent)}
@media(forced-colors:active){button,.button{border-color:ButtonText}}`
