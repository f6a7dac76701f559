// Takes the README's screenshots of the current shop: docs/screenshots/*.webp.
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { chromium } from "playwright-core"
import sharp from "sharp"
import { ensureBuilt } from "./lifecycle/ensureBuilt.mjs"
import { CHROMIUM_FLAGS, findChromium } from "./lifecycle/findChromium.mjs"
import { ROOT } from "./lifecycle/root.mjs"
import { runBuiltShop } from "./lifecycle/runBuiltShop.mjs"
import { showcasePages } from "./lifecycle/showcasePages.mjs"

const folder = join(ROOT, "docs", "screenshots")
const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const UNITED_STATES = "10000001"

await ensureBuilt(ROOT)
await mkdir(folder, { recursive: true })
const shop = await runBuiltShop(ROOT)
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: CHROMIUM_FLAGS.filter((flag) => flag !== "--headless=new"),
})
try {
  const us = await showcasePages(shop.address, UNITED_STATES)
  const japan = await showcasePages(shop.address, "10000081")
  const saudiArabia = await showcasePages(shop.address, "10000966")
  await picture("home", us.home, DESKTOP, "light")
  await picture("category", us.category, DESKTOP, "light")
  await picture("product", us.product, DESKTOP, "dark")
  await picture("home-phone-arabic", saudiArabia.home, PHONE, "dark")
  await picture("category-phone-japanese", japan.category, PHONE, "light")
  await picture("product-phone-arabic", saudiArabia.product, PHONE, "light")
  await picture("cart-drawer", us.product, DESKTOP, "light", addToCart)
  await picture("checkout", us.product, DESKTOP, "light", async (page) => {
    await addToCart(page)
    await page.locator("dialog[open] a[href$='/checkout']").click()
    await page.locator("main input[name=email]").fill("ana@example.com")
    await page.locator("main form:has(input[name=email]) button[type=submit]").click()
    await page.locator("input[name=firstName]").waitFor()
  })
} finally {
  await browser.close()
  await shop.close()
}

async function addToCart(page) {
  await page.locator("label:has(input[name=sku]:not(:disabled))").first().click()
  await page.locator("main form button[type=submit]").first().click()
  await page.locator("dialog[open] li").first().waitFor()
}

async function picture(name, path, viewport, colorScheme, act = async () => undefined) {
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce", deviceScaleFactor: 1 })
  const page = await context.newPage()
  await page.goto(shop.address + path, { waitUntil: "networkidle" })
  await act(page)
  await page.waitForLoadState("networkidle")
  // Waits for pictures to fade in.
  await page.waitForTimeout(700)
  await writeFile(
    join(folder, `${name}.webp`),
    await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toBuffer(),
  )
  await context.close()
  console.log(`docs/screenshots/${name}.webp`)
}
