import { chromium } from "playwright-core"
import { existsSync } from "node:fs"
const exe = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find(existsSync)
const browser = await chromium.launch({ executablePath: exe, args: ["--no-sandbox", "--disable-gpu", "--blink-settings=imagesEnabled=false"] })
const S = "http://127.0.0.1:4831"
const errors = []
async function page(opts) { const c = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce", ...opts }); const p = await c.newPage(); p.on("console", m => { if (["error","warning"].includes(m.type())) errors.push(p.url()+" "+m.text().slice(0,300)) }); p.on("pageerror", e => errors.push(p.url()+" "+e.message)); return p }
const p = await page({})
const shot = async (pg, name) => pg.screenshot({ path: `/tmp/help-shots/${name}.png`, fullPage: true })
const go = async (pg, path, name) => { const r = await pg.goto(S + path); await pg.waitForLoadState("networkidle"); await shot(pg, name); console.log(path, r.status(), await pg.title(), await pg.locator("main h1").first().innerText()) }
await go(p, "/10000034/help", "help")
await go(p, "/10000034/help/delivery", "help-delivery")
await go(p, "/10000034/help/returns", "help-returns")
await go(p, "/10000034/help?keyWord=devolver", "help-search")
await go(p, "/10000034/legal/terms", "legal-terms")
await go(p, "/10000034/contact", "contact")
await go(p, "/10000034/claims", "claims")
await go(p, "/10000034/withdrawal", "withdrawal-1")
await p.fill("[name=name]", "Ana Prueba"); await p.fill("[name=email]", "ana@example.com"); await p.fill("[name=orderReference]", "el vestido de la semana pasada")
await p.click("button[value=review]"); await p.waitForLoadState("networkidle"); await shot(p, "withdrawal-2")
await p.click("button[value=confirm]"); await p.waitForLoadState("networkidle"); await shot(p, "withdrawal-3"); console.log((await p.locator("main").innerText()).slice(0,600))
const phone = await page({ viewport: { width: 390, height: 844 } })
await go(phone, "/10000034/help/delivery", "phone-delivery")
await go(phone, "/10000034/withdrawal", "phone-withdrawal")
const sa = await page({ viewport: { width: 390, height: 844 } })
await go(sa, "/10000966/help/returns", "ar-returns").catch(e => console.log("ar", e.message))
await go(sa, "/10000966/contact", "ar-contact").catch(e => console.log("ar", e.message))
console.log(errors)
await browser.close()
