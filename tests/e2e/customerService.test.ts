import { describe, expect, it } from "vitest"
import { violationsInThemes } from "./support/accessibilityViolations.ts"
import type { StoreVisit } from "./support/customer.ts"
import { CARDS, completeUntilPayment, confirmed, hydrated, logIn, pay, STORES } from "./support/customer.ts"
import { layoutOverflows } from "./support/layoutOverflows.ts"
import { mailsTo } from "./support/mailsTo.ts"
import { RETRIED, visitor } from "./support/openBrowser.ts"
import { openSharedFront } from "./support/openSharedFront.ts"
import { storesOfToday } from "./support/storesOfToday.ts"

const { shop, browser } = await openSharedFront()
const SPAIN = `${shop.address}/${STORES.spain.id}`

/** A picture of one pixel. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
)
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

describe("The withdrawal", () => {
  it.each([
    ["with scripts", true],
    ["without scripts", false],
  ])(
    "R22 is reached from the footer without an account and leads to a receipt in two steps, %s",
    async (_, scripts) => {
      const { page, complaints, close } = await visitor(browser, { javaScriptEnabled: scripts })
      const email = `withdrawal-${scripts ? "with" : "without"}@example.org`
      await page.goto(`${SPAIN}/`)
      await page.locator("footer").getByRole("link", { name: "Desistir del contrato aquí" }).click()
      await page.waitForURL(/\/withdrawal$/)
      if (scripts) {
        await hydrated(page)
        expect(await violationsInThemes(page)).toEqual([])
      }
      // By keyboard alone: each field follows the one before.
      await page.getByLabel("Nombre y apellidos").focus()
      for (const text of ["Ana Prueba", email, "El vestido azul de la semana pasada"]) {
        await page.keyboard.type(text)
        await page.keyboard.press("Tab")
      }
      await page.keyboard.press("Tab")
      await page.keyboard.press("Enter")
      await page.getByRole("button", { name: "Confirmar desistimiento" }).press("Enter")
      await page.getByRole("heading", { name: "Desistimiento recibido" }).waitFor()
      expect(await page.locator("main").innerText()).toContain("No hemos podido relacionar tu declaración")
      const [receipt] = await mailsTo(shop, email)
      const time = (await page.locator("main time").first().innerText()).match(/\d{1,2}:\d\d:\d\d/)?.[0] ?? "no time"
      expect([receipt?.text.includes(time), complaints]).toEqual([true, []])
      await close()
    },
  )

  it("R22 of an account begins at one of its orders, and is made by line and quantity", async () => {
    const { page, complaints, close } = await visitor(browser)
    await logIn(page, shop.address, STORES.spain)
    await completeUntilPayment(page, shop.address, STORES.spain)
    await pay(page, CARDS.accepted)
    const orderId = await confirmed(page)
    await page.goto(`${SPAIN}/withdrawal`)
    await page.getByRole("link", { name: new RegExp(orderId) }).click()
    await page.waitForURL(new RegExp(`orderId=${orderId}`))
    await hydrated(page)
    expect(await violationsInThemes(page)).toEqual([])
    await page.getByRole("combobox").first().selectOption("1")
    await page.getByLabel("Nombre y apellidos").fill("Ana Prueba")
    await page.getByRole("button", { name: "Continuar" }).click()
    await page.getByRole("button", { name: "Confirmar desistimiento" }).click()
    await page.getByRole("heading", { name: "Desistimiento recibido" }).waitFor()
    const text = await page.locator("main").innerText()
    expect([text.includes("1 × "), text.includes("No hemos podido relacionar"), complaints]).toEqual([true, false, []])
    await close()
  })
})

describe("Help and contact", () => {
  it("are found by search, and a message with an attachment gets a case number and a status", async () => {
    const { page, complaints, close } = await visitor(browser)
    await page.goto(`${SPAIN}/help`)
    await page.getByRole("searchbox", { name: "Buscar en la ayuda" }).fill("REEMBOLSO")
    await page.keyboard.press("Enter")
    await page.waitForURL(/keyWord=REEMBOLSO/)
    await page.getByRole("main").getByRole("link", { name: "¿Cuándo recibiré el reembolso?" }).click()
    await page.waitForURL(/help\/returns-2$/)
    await page.locator("footer").getByRole("link", { name: "Contacto" }).click()
    await page.waitForURL(/\/contact$/)
    const send = async (name: string, buffer: Buffer) => {
      await page.locator("input[type=file]").setInputFiles({ name, mimeType: "image/png", buffer })
      await page.getByRole("button", { name: "Enviar mensaje" }).click()
    }
    await page.getByLabel("Tema").selectOption("DELIVERY")
    await page.getByLabel("Nombre", { exact: true }).fill("Ana")
    await page.locator("main input[name=email]").fill("message@example.org")
    await page.getByLabel("Mensaje").fill("La bolsa llegó abierta.")
    await page.getByRole("checkbox").check()
    await send("bag.png", SVG)
    await page.getByText("Adjunta imágenes JPEG, PNG o WebP").waitFor()
    expect(await violationsInThemes(page)).toEqual([])
    expect(await page.getByLabel("Mensaje").inputValue()).toBe("La bolsa llegó abierta.")
    await send("large.png", Buffer.concat([PNG, Buffer.alloc(2_000_000, 7)]))
    await page.getByText("Los archivos son demasiado grandes").waitFor()
    await send("bag.png", PNG)
    await page.getByText(/Tu número de caso es \d{10}/).waitFor()
    await page.getByRole("button", { name: "Ver estado" }).click()
    await page.getByText("Última actualización").waitFor()
    expect(await page.locator("main").innerText()).toContain("Recibida")
    expect(complaints).toEqual([])
    await close()
  })

  it("are readable on the smallest screen in both directions, and no link of the footer is dead", async () => {
    const { page, complaints, close } = await visitor(browser)
    const stores: readonly StoreVisit[] = [
      ...storesOfToday([STORES.spain, STORES.unitedStates, STORES.japan]),
      STORES.saudiArabia,
    ]
    for (const { id, direction } of stores)
      for (const path of ["help", "help/delivery", "help/returns", "contact", "legal/accessibility"]) {
        await page.goto(`${shop.address}/${id}/${path}`)
        await hydrated(page)
        expect(await page.locator("html").getAttribute("dir")).toBe(direction)
        expect([path, await violationsInThemes(page)]).toEqual([path, []])
        expect([path, await layoutOverflows(page)]).toEqual([path, []])
      }
    const footer = await page.locator("footer a").evaluateAll((links) => links.map((link) => link.getAttribute("href")))
    for (const address of footer)
      expect([address, (await page.request.get(`${shop.address}${address ?? ""}`, RETRIED)).status()]).toEqual([
        address,
        200,
      ])
    expect(complaints).toEqual([])
    await close()
  })
})
