import { mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { fillStore } from "./support/fillStore.ts"
import { visitor } from "./support/openBrowser.ts"
import { openSharedFront } from "./support/openSharedFront.ts"
import { violationsInThemes } from "./support/accessibilityViolations.ts"
import { selvedge } from "./support/selvedge.ts"
import type { StoreVisit } from "./support/customer.ts"
import { cardForm, CARDS, confirmed, openCheckout, pay, STORES } from "./support/customer.ts"

const ITALY: StoreVisit = {
  id: "10000039",
  language: "it",
  direction: "ltr",
  money: /€/,
  delivery: {
    email: "ana@example.com",
    fields: {
      firstName: "Ana",
      lastName: "Prati",
      phone: "3331234567",
      addressLine1: "Via del Telaio 12",
      city: "Milano",
      zipCode: "20121",
      stateCode: "mi",
    },
  },
}

const KOREA: StoreVisit = {
  id: "10000082",
  language: "ko",
  direction: "ltr",
  money: /₩/,
  delivery: {
    email: "ana@example.com",
    fields: {
      lastName: "김",
      firstName: "하나",
      phone: "1012345678",
      stateCode: "서울특별시",
      city: "중구",
      addressLine1: "베틀로 12",
      zipCode: "04524",
    },
  },
}
const CHINA: StoreVisit = {
  id: "10000086",
  language: "zh",
  direction: "ltr",
  money: /¥/,
  delivery: {
    email: "ana@example.com",
    fields: {
      lastName: "李",
      firstName: "娜",
      phone: "13012345678",
      zipCode: "050000",
      stateCode: "河北省",
      city: "石家庄市",
      district: "长安区",
      addressLine1: "织机路12号",
    },
  },
}

/** Germany offers both kinds of packaging; the invoice may go to any country. */
const GERMANY = "10000049"

const { shop, browser } = await openSharedFront()
for (const id of [ITALY.id, KOREA.id, CHINA.id, GERMANY]) await fillStore(shop.address, id)

/** Adds an item to the cart of a store and enters the email address at its checkout. */
async function toWhere(page: Page, store: StoreVisit): Promise<void> {
  await openCheckout(page, shop.address, store)
  await page.locator("main input[name=email]").fill(store.delivery.email)
  await page.locator("main form:has(input[name=email]) button[type=submit]").click()
}

async function submitAddress(page: Page, { delivery: { fields } }: StoreVisit): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value)
  await page.locator("form:has([name=firstName]) button[type=submit]").click()
  await page.locator("input[name=shippingMethod][value=store]").waitFor({ state: "attached" })
}

const namesOf = (page: Page) =>
  page
    .locator("form:has([name=firstName]) input")
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute("name") ?? ""))
const labelOf = (page: Page, name: string) =>
  page
    .locator(`[name=${name}]`)
    .evaluate((input) => (input instanceof HTMLInputElement ? (input.labels?.[0]?.textContent ?? "") : ""))

/** The order as its buyer sees it, from the page's own session. */
async function orderOf(page: Page, { id }: StoreVisit, orderId: string): Promise<string> {
  await page.locator("main").getByText(orderId).first().waitFor()
  return page
    .locator("main")
    .innerText()
    .then((text) => `${id} ${text}`)
}

describe("The address of a delivery", () => {
  it.each([
    [STORES.japan, ["lastName", "firstName", "zipCode", "stateCode", "city", "addressLine1"], /都道府県/],
    [
      STORES.unitedStates,
      ["firstName", "lastName", "addressLine1", "addressLine2", "city", "stateCode", "zipCode"],
      /State/,
    ],
    [
      KOREA,
      ["lastName", "firstName", "stateCode", "city", "district", "addressLine1", "addressLine2", "zipCode"],
      /시\/도/,
    ],
    [
      CHINA,
      ["lastName", "firstName", "zipCode", "stateCode", "city", "district", "addressLine1", "addressLine2"],
      /省份/,
    ],
  ])("is in the order with the labels of its country", async (store, names, stateLabel) => {
    const { page, complaints, close } = await visitor(browser, { bypassCSP: true })
    await toWhere(page, store)
    await page.locator("[name=stateCode]").waitFor()
    await expect.poll(() => labelOf(page, "stateCode")).toMatch(stateLabel)
    expect((await namesOf(page)).slice(0, names.length)).toEqual(names)
    expect(await violationsInThemes(page)).toEqual([])
    await submitAddress(page, store)
    expect(complaints).toEqual([])
    await close()
  })

  it("offers every province of the country, and the districts of the chosen town", async () => {
    const { page, close } = await visitor(browser)
    await toWhere(page, CHINA)
    const options = (field: string) =>
      page
        .locator(`datalist[id$=${field}] option`)
        .evaluateAll((all) => all.map((option) => option.getAttribute("value")))
    await expect.poll(() => labelOf(page, "stateCode")).toMatch(/省份/)
    await page.locator("[name=stateCode]").focus()
    await expect.poll(async () => (await options("stateCode")).length).toBe(31)
    await page.locator("[name=stateCode]").fill("河北省")
    await page.locator("[name=city]").fill("石家")
    await expect.poll(() => options("city")).toEqual(["石家庄市"])
    await page.locator("[name=city]").fill("石家庄市")
    await page.locator("[name=district]").focus()
    await expect.poll(() => options("district")).toContain("正定县")
    await close()
  })

  it("fills in the town of a postal code, and leaves input unchanged", async () => {
    const { page, close } = await visitor(browser)
    await toWhere(page, STORES.spain)
    await expect.poll(() => labelOf(page, "stateCode")).toMatch(/Provincia/)
    await page.locator("[name=stateCode]").fill("mi provincia")
    await page.locator("[name=zipCode]").pressSequentially("28013")
    await expect.poll(() => page.locator("[name=city]").inputValue()).toBe("Madrid")
    expect(await page.locator("[name=stateCode]").inputValue()).toBe("mi provincia")
    await close()
  })
})

describe("A click-and-collect order", () => {
  it("is bought right to left with the keyboard alone, at a pickup point found by search", async () => {
    const store = STORES.saudiArabia
    const { page, complaints, close } = await visitor(browser, { bypassCSP: true, reducedMotion: "reduce" })
    await toWhere(page, store)
    await submitAddress(page, store)
    await page.locator("input[name=shippingMethod]:checked").focus()
    for (
      let presses = 0;
      presses < 4 && (await page.locator("input[name=shippingMethod]:checked").getAttribute("value")) !== "store";
      presses += 1
    )
      await page.keyboard.press("ArrowDown")
    await page.locator("section[aria-label] ul li").first().waitFor()
    expect(await violationsInThemes(page)).toEqual([])
    await page.locator("input[name=searchText]").focus()
    await page.keyboard.type("جدة")
    await page.keyboard.press("Enter")
    await expect.poll(() => page.locator("section[aria-label] ul li").first().innerText()).toContain("جدة")
    await page.locator("section[aria-label] ul li").first().locator("button").last().focus()
    const chosen = await page.locator("section[aria-label] ul li h3").first().innerText()
    await page.keyboard.press("Enter")
    await cardForm(page).waitFor()
    await page.locator("[data-state=done]").getByText(chosen).waitFor()
    await pay(page, CARDS.accepted)
    expect(await orderOf(page, store, await confirmed(page))).toContain("جدة")
    await page
      .locator("section[aria-labelledby=order-collection]")
      .getByText(/^\d{20}$/)
      .waitFor()
    expect(await violationsInThemes(page)).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })
})

describe("An invoice", () => {
  it("is issued to an Italian business with its receiver code, each error at its field", async () => {
    const { page, complaints, close } = await visitor(browser, { bypassCSP: true })
    await toWhere(page, ITALY)
    await submitAddress(page, ITALY)
    const details = page.locator("[data-state=done] details")
    await details.locator("summary").click()
    await page.locator("label:has([name=clientType][value=B])").click()
    await page.locator("[name=receiverCode]").fill("A1")
    await page.locator("form:has([name=clientType]) button[type=submit]").click()
    await page.locator("[name=receiverCode][aria-invalid]").waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("vatin")
    expect(await violationsInThemes(page)).toEqual([])
    // One wrong digit is reported at the number, and the typed text stays.
    await page.locator("[name=vatin]").fill("IT12345678901")
    await page.locator("[name=companyName]").fill("Telaio Srl")
    await page.locator("form:has([name=clientType]) button[type=submit]").click()
    await page.locator("[name=email2][aria-invalid]").waitFor()
    await page.locator("[name=vatin][aria-invalid]").waitFor()
    expect(await page.locator("[name=companyName]").inputValue()).toBe("Telaio Srl")
    for (const [name, value] of [
      ["vatin", "IT12345678903"],
      ["email2", "conti@azienda.example"],
      ["receiverCode", "abc1234"],
      ["companyName", "Telaio Srl"],
    ] as const)
      await page.locator(`[name=${name}]`).fill(value)
    await page.locator("form:has([name=clientType]) button[type=submit]").click()
    await page.locator("[data-state=done]").getByText("IT12345678903").waitFor()
    await page.locator("form:has(input[name=shippingMethod]) button[type=submit]").click()
    await pay(page, CARDS.accepted)
    const orderId = await confirmed(page)
    const place = page.locator("section[aria-labelledby=order-invoice]")
    await place.getByText("IT12345678903").first().waitFor()
    await place.locator("button").first().click()
    await place.getByText(`${ITALY.id}-`).first().waitFor()
    const [file] = await Promise.all([page.waitForEvent("download"), place.locator("button").first().click()])
    expect(file.suggestedFilename()).toMatch(/^10000039-\d{4}-\d{6}\.pdf$/)
    await place.locator("button").last().click()
    await place.locator("[name=vat]").fill("12345678901")
    await place.locator("form button[type=submit]").click()
    await place.locator("[name=vat][aria-invalid]").waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("vat")
    expect(await violationsInThemes(page)).toEqual([])
    await place.locator("[name=vat]").fill("00743110157")
    await place.locator("form button[type=submit]").click()
    await expect.poll(() => place.locator("form").count()).toBe(0)
    await expect.poll(() => place.getByText(`${ITALY.id}-`).count()).toBeGreaterThan(2)
    await page.reload()
    await place.getByText("IT12345678903").first().waitFor()
    expect(await orderOf(page, ITALY, orderId)).toContain("IT12345678903")
    expect(complaints).toEqual([])
    await close()
  })
})

describe("An invoice from a terminal", () => {
  it("is stored in the carrier of a Taiwanese invoice, with the packaging of the store", async () => {
    const folder = mkdtempSync(join(tmpdir(), "selvedge-invoice-"))
    const file = (name: string, value: unknown) => {
      writeFileSync(join(folder, name), JSON.stringify(value))
      return join(folder, name)
    }
    const command = (...words: readonly string[]) =>
      selvedge(
        ["--backend", shop.address, "--store", "DE", "--state-file", join(folder, "state.json"), "--json", ...words],
        { environment: { DATA_DIR: shop.dataDir } },
      )
    const home = {
      firstName: "Ana",
      lastName: "Prat",
      addressLines: ["Webstuhlstraße 12"],
      city: "Berlin",
      zipCode: "10115",
      countryCode: "DE",
      phones: [{ countryCode: "+49", subscriberNumber: "3023125000" }],
      email: "ana@example.com",
    }
    const bill = {
      ...home,
      addressLines: ["忠孝東路 1 號"],
      city: "臺北市",
      stateCode: "臺北市",
      zipCode: "10617",
      countryCode: "TW",
      clientType: "P",
    }
    const { products } = JSON.parse((await command("product", "list", "--search", "hemd")).stdout)
    const [variant] = JSON.parse((await command("product", "show", products[0].mfname)).stdout).colors.flatMap(
      ({ sizes }: { readonly sizes: readonly { readonly sku: string; readonly isBuyable: boolean }[] }) =>
        sizes.filter(({ isBuyable }) => isBuyable),
    )
    const card = file("card.json", { number: CARDS.accepted, holder: "Ana Prat", expiry: "12/34", securityCode: "123" })
    const buy = async (carrier: string, ...more: readonly string[]) => {
      await command("cart", "add", variant.sku)
      return command(
        "checkout",
        "--shipping-address",
        file("home.json", home),
        "--card",
        card,
        "--accept-terms",
        "--egui",
        file("egui.json", { kind: "carrier", carrier }),
        "--join-life",
        "--reusable-box",
        ...more,
      )
    }
    const wrong = await buy("/AB", "--billing-address", file("bill.json", bill))
    expect([wrong.code, wrong.stderr]).toEqual([3, expect.stringContaining("carrier: eguiCarrier")])
    expect(await buy("/AB")).toMatchObject({ code: 2, stderr: expect.stringContaining("carrier: eguiCarrier") })
    const bought = await buy("/abc.123", "--billing-address", file("bill.json", bill))
    expect([bought.code, JSON.parse(bought.stdout).outcome]).toEqual([0, "paid"])
    const orderId = String(JSON.parse(bought.stdout).orderId)
    expect(JSON.parse((await command("order", "show", orderId)).stdout)).toMatchObject({
      wishes: { invoice: { egui: { kind: "carrier", carrier: "/ABC.123" } }, isJoinLife: true, reusableBox: true },
    })
    const plain = await selvedge(
      [
        "--backend",
        shop.address,
        "--store",
        "DE",
        "--state-file",
        join(folder, "state.json"),
        "order",
        "show",
        orderId,
      ],
      { environment: { DATA_DIR: shop.dataDir } },
    )
    expect(plain.stdout).toContain("carrier")
  })

  it("is requested by a receipt of a physical store, and refused where any of its data does not match", async () => {
    const folder = mkdtempSync(join(tmpdir(), "selvedge-ticket-"))
    const file = (name: string, value: unknown) => {
      writeFileSync(join(folder, name), JSON.stringify(value))
      return join(folder, name)
    }
    const asked = async (path: string, body?: unknown) =>
      (
        await fetch(
          `${shop.address}/itxrest/2${path}`,
          body === undefined
            ? {}
            : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
        )
      ).json()
    const {
      physicalStores: [{ id: storeNumber }],
    } = await asked(`/bam/store/${GERMANY}/physical-store`)
    const { ticketData: printed } = await asked(`/order/store/${GERMANY}/order-search?locale=en-GB`, {
      sourceType: "STORE",
      storeNumber,
      barcode: `${GERMANY}000000000001`,
    })
    const ticket = {
      reference: printed.ticketReference,
      amount: printed.amount,
      operationNumber: printed.operationNumber,
      workstationId: printed.workstationId,
      date: printed.ticketDate,
    }
    const customer = { name: "Ana", surnames: "Prat", countryCode: "DE", email: "ana@example.com" }
    const ask = (changes: object, more: object = {}) =>
      selvedge(
        [
          "--backend",
          shop.address,
          "--store",
          "DE",
          "--state-file",
          join(folder, "state.json"),
          "--json",
          "order",
          "receipt-invoice",
          "--receipt",
          file("ticket.json", { ...ticket, ...changes }),
          "--customer",
          file("customer.json", { ...customer, ...more }),
        ],
        { environment: { DATA_DIR: shop.dataDir } },
      )
    expect(await ask({}, { vat: "12" })).toMatchObject({ code: 3, stderr: expect.stringContaining("vat: ") })
    expect((await ask({ amount: ticket.amount + 1 })).code).not.toBe(0)
    const made = await ask({})
    expect([made.code, made.stderr]).toEqual([0, ""])
    expect(JSON.parse(made.stdout)).toMatchObject({
      isReplaced: false,
      orderIds: [],
      total: { minorUnits: ticket.amount },
    })
    expect((await ask({})).code).toBe(3)
  })
})

describe("A delivery from a terminal", () => {
  it("uses chosen hours with an invoice to a business, and is refused for unknown hours", async () => {
    const folder = mkdtempSync(join(tmpdir(), "selvedge-delivery-"))
    const file = (name: string, value: unknown) => {
      writeFileSync(join(folder, name), JSON.stringify(value))
      return join(folder, name)
    }
    const home = {
      firstName: "Ana",
      lastName: "Prat",
      addressLines: ["Carrer de Mar 8"],
      city: "Girona",
      zipCode: "17001",
      stateCode: "gi",
      countryCode: "ES",
      phones: [{ countryCode: "+34", subscriberNumber: "600123456" }],
      email: "ana@example.com",
    }
    const command = (...words: readonly string[]) =>
      selvedge(
        ["--backend", shop.address, "--store", "ES", "--state-file", join(folder, "state.json"), "--json", ...words],
        { environment: { DATA_DIR: shop.dataDir } },
      )
    const { products } = JSON.parse((await command("product", "list", "--search", "vestido")).stdout)
    const skus: readonly string[] = (
      await Promise.all(
        products
          .slice(0, 4)
          .map(async ({ mfname }: { readonly mfname: string }) =>
            JSON.parse((await command("product", "show", mfname)).stdout).colors.flatMap(
              ({ sizes }: { readonly sizes: readonly { readonly sku: string; readonly isBuyable: boolean }[] }) =>
                sizes.filter(({ isBuyable }) => isBuyable).map(({ sku }) => sku),
            ),
          ),
      )
    ).flat()
    await command("cart", "add", skus[0] ?? "")
    const buy = (...more: readonly string[]) =>
      command(
        "checkout",
        "--shipping-address",
        file("home.json", home),
        "--card",
        file("card.json", { number: CARDS.accepted, holder: "Ana Prat", expiry: "12/34", securityCode: "123" }),
        "--accept-terms",
        ...more,
      )
    const none = await buy("--delivery-slot", "2001-01-01.midnight")
    expect([none.code, none.stderr]).toEqual([2, expect.stringContaining("Unknown delivery slot")])
    const range = /\d{4}-\d{2}-\d{2}\.morning/.exec(none.stderr)?.[0] ?? ""
    const wrong = await buy(
      "--billing-address",
      file("wrong.json", { ...home, clientType: "B", company: { vatin: "" } }),
    )
    expect([wrong.code, wrong.stderr]).toEqual([3, expect.stringContaining("vatin")])
    const bought = await buy(
      "--delivery-slot",
      range,
      "--billing-address",
      file("bill.json", {
        ...home,
        clientType: "B",
        company: { name: "Telar SL", vatin: "B12345674" },
        email2: "bills@telar.example",
      }),
    )
    expect(JSON.parse(bought.stdout)).toMatchObject({ outcome: "paid" })
    const orderId = String(JSON.parse(bought.stdout).orderId)
    expect(JSON.parse((await command("order", "invoices", orderId)).stdout)).toMatchObject([
      { isReplaced: false, orderIds: [orderId] },
    ])
    const pdf = join(folder, "invoice.pdf")
    await command("order", "invoice", orderId, "--out", pdf)
    expect(readFileSync(pdf, "latin1")).toMatch(/^%PDF-/)
    const customer = { companyName: "Telar SL", vat: "B12345678", countryCode: "ES", email: "bills@telar.example" }
    const refused = await command("order", "correct-invoice", orderId, "--customer", file("customer.json", customer))
    expect([refused.code, refused.stderr]).toEqual([3, expect.stringContaining("vat: taxNumber")])
    await command(
      "order",
      "correct-invoice",
      orderId,
      "--customer",
      file("customer.json", { ...customer, vat: "A58818501" }),
    )
    expect(JSON.parse((await command("order", "invoices", orderId)).stdout)).toMatchObject([
      { isReplaced: false },
      { isReplaced: true },
    ])
    expect((await command("account", "addresses")).stderr).toContain("You are not signed in")
    expect(
      JSON.parse((await command("pickup-point", "list", "--near", "40.4168,-3.7038")).stdout).pickupPoints[0].metres,
    ).toBeGreaterThanOrEqual(0)
  })
})
