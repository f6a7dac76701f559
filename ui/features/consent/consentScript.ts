import { consentCookie } from "../../../domain/consent/brandCookies.ts"
import { decideConsent } from "../../../domain/consent/ConsentDecision.ts"
import { GROUP_CODES } from "../../../domain/consent/ConsentGroup.ts"
import type { ConsentStore } from "../../../domain/consent/ConsentRegime.ts"
import { policyVersion } from "../../../domain/consent/ConsentRegime.ts"
import { groupPattern } from "../../../domain/consent/storageRegistry.ts"

export const CONSENT_FORM_ID = "consent-form"

/** Storage key by which other tabs learn of a choice. */
const TABS_KEY = "selvedge.tabs.consent.v1"

/**
 * Returns the script in the head of a store's pages; the same for every visitor. Before the first paint it sets
 * `data-analytics` and `data-personalization` of the document to the decisions (as `decideConsent`), which hide the
 * banner, and deletes what is stored of denied groups. It sends the banner's form without leaving the page, and
 * dispatches the event `consent` after each change, also of another tab.
 */
export function consentScript(store: ConsentStore): string {
  const before = decideConsent(store, { choice: undefined, hasPrivacySignal: false })
  const groups = (["analytics", "personalization"] as const).map(
    (group) => `["${group}","${GROUP_CODES[group]}","${before[group]}",/${groupPattern(group)}/]`,
  )
  return `(()=>{
const r=document.documentElement.dataset,w=window
const read=()=>{
let v=""
try{v=decodeURIComponent((/(?:^|; )${consentCookie(store.brandId)}=([^;]*)/.exec(document.cookie)||[])[1]||"")}catch{}
const s=navigator.globalPrivacyControl===true||navigator.doNotTrack==="1",was=r.analytics+r.personalization
if(s)r.privacySignal=""
for(const [g,c,b,k] of [${groups.join(",")}]){
const y=v.includes(c+":1")&&(v+"&").includes("&version=${policyVersion(store.configuration)}&")
r[g]=s||v.includes(c+":0")?"denied":y?"granted":b
if(r[g]==="denied")setTimeout(()=>erase(k))
}
return was!==r.analytics+r.personalization}
const erase=k=>{
try{for(const t of [localStorage,sessionStorage])for(const n of Object.keys(t))if(k.test(n))t.removeItem(n)}catch{}
for(const n of document.cookie.split("; ").map(p=>p.split("=")[0]))if(k.test(n))document.cookie=n+"=;Path=/;Max-Age=0"}
const again=()=>{if(read())dispatchEvent(new Event("consent"))}
read()
document.addEventListener("visibilitychange",again)
w.addEventListener("storage",e=>{if(e.key==="${TABS_KEY}")again()})
w.addEventListener("submit",e=>{
const f=e.target,b=e.submitter
if(f.id!=="${CONSENT_FORM_ID}"||!b||f.dataset.native)return
e.preventDefault()
e.stopImmediatePropagation()
fetch(f.action,{method:"POST",body:new URLSearchParams({choice:b.value})}).then(a=>{
if(!a.ok)throw a
again()
document.querySelector("main")?.focus({preventScroll:true})
try{localStorage.setItem("${TABS_KEY}",Date.now().toString(36))}catch{}
}).catch(()=>{f.dataset.native="1";f.requestSubmit(b)})},true)
})()`
}
