import { expect, it } from "vitest"
import { onBothDatabases } from "../../support/sandbox/onBothDatabases.ts"
import { at, JAPAN, listAt, pay, readyToPay, SPAIN, textAt, worldWithUnits } from "../checkout/customer.ts"

const KEY = "the-admin-key-of-notifications"
const DAY_MS = 86_400_000
const path = (storeId = SPAIN): string => `/itxrest/2/user/store/${storeId}/stock-notification`
const GONE = "8201-400-4"

onBothDatabases(
  "a restock alert",
  (shop) => {
    const messages = async (recipient: string) =>
      listAt(
        (
          await shop().call("GET", `/sandbox/messages?recipient=${encodeURIComponent(recipient)}`, undefined, {
            "x-admin-key": KEY,
          })
        ).body,
        "messages",
      )
    const setUnits = (sku: string, units: number) =>
      shop().call("POST", "/sandbox/stock", { storeId: SPAIN, sku, units }, { "x-admin-key": KEY })
    const hashIn = (mail: unknown) =>
      new URL(
        textAt(mail, "text")
          .split("\n")
          .find((line) => line.startsWith("http")) ?? "http://none",
      ).searchParams.get("hash") ?? ""
    const subscribe = async (email: string, body: object = {}, languageId = "-5") =>
      (await shop().guest(SPAIN)).call("POST", `${path()}?languageId=${languageId}`, {
        email,
        sku: GONE,
        acceptedPolicies: [1],
        ...body,
      })
    const confirm = (email: string, hash: string) => shop().call("POST", `${path()}/confirmation`, { email, hash })
    const confirmed = async (email: string, body: object = {}) => {
      expect((await subscribe(email, body)).status).toBe(200)
      const hash = hashIn((await messages(email.toLowerCase()))[0])
      expect((await confirm(email, hash)).status).toBe(200)
      return hash
    }

    it("sends no stock email before the address is confirmed", async () => {
      expect((await subscribe("Unsure@example.org", {}, "-1")).body).toEqual({
        email: "Unsure@example.org",
        sku: GONE,
        status: "pending",
      })
      const [mail] = await messages("unsure@example.org")
      expect(textAt(mail, "subject")).toBe("Confirm your back-in-stock alert")
      expect(textAt(mail, "text")).toContain(`http://localhost:4173/${SPAIN}/-1/stock-notification?`)
      await setUnits(GONE, 3)
      await setUnits(GONE, 0)
      expect((await messages("unsure@example.org")).length).toBe(1)
    })

    it("links to the confirmation and the refusal page, at the canonical addresses of the language", async () => {
      await subscribe("links@example.org")
      const links = textAt((await messages("links@example.org"))[0], "text")
        .split("\n")
        .filter((line) => line.startsWith("http"))
        .map((line) => new URL(line))
      expect(
        links.map(({ pathname, searchParams }) => [
          pathname,
          searchParams.get("mfname"),
          searchParams.get("colorId"),
          searchParams.get("email"),
          searchParams.get("leave"),
        ]),
      ).toEqual([
        [`/${SPAIN}/stock-notification`, "8201", "400", "links@example.org", null],
        [`/${SPAIN}/stock-notification`, "8201", "400", "links@example.org", "true"],
      ])
      expect(new Set(links.map(({ searchParams }) => searchParams.get("hash"))).size).toBe(1)
    })

    it("is sent once when the sku is back, in the original language, and then ends", async () => {
      await confirmed("once@example.org")
      await setUnits(GONE, 2)
      await setUnits(GONE, 0)
      await setUnits(GONE, 2)
      await setUnits(GONE, 0)
      const all = await messages("once@example.org")
      expect(all.map((mail) => textAt(mail, "subject"))).toEqual([
        "Disponible de nuevo: Camisa Óxford",
        "Confirma tu aviso de disponibilidad",
      ])
      expect(textAt(all[0], "text")).toMatch(/^http:\/\/localhost:4173\/10000034\/[^/\s]+-l8201$/mu)
    })

    it("is sent when a refused payment returns the last unit", async () => {
      const buyer = await readyToPay(shop(), { "8202-800-3": 1 })
      await pay(buyer, { number: "4000000000000341" })
      await confirmed("returned@example.org", { sku: "8202-800-3" })
      for (let question = 0; question < 3; question += 1)
        await buyer.guest.call("GET", `/itxrest/2/order/store/${SPAIN}/order/${buyer.orderId}/payment-status`)
      expect((await messages("returned@example.org")).map((mail) => textAt(mail, "subject"))[0]).toBe(
        "Disponible de nuevo: Camisa de lino",
      )
    })

    it("is sent when an import restocks a merchant's product", async () => {
      const product = (inventory: number) => ({
        handle: "scarf",
        title: "Silk scarf",
        variants: [{ sku: "SCARF", options: [], price: 4_500, inventory }],
        images: [],
        tags: [],
        descriptionText: "Silk.",
      })
      const runImport = (inventory: number) =>
        shop().call(
          "POST",
          "/sandbox/catalogue/products",
          { storeId: SPAIN, products: [product(inventory)] },
          { "x-admin-key": KEY },
        )
      expect((await runImport(0)).status).toBe(200)
      await confirmed("merchant@example.org", { sku: "SCARF" })
      await runImport(4)
      expect((await messages("merchant@example.org")).map((mail) => textAt(mail, "subject"))[0]).toBe(
        "Disponible de nuevo: Silk scarf",
      )
    })

    it("is sent at once when the sku came back before the confirmation", async () => {
      await subscribe("late@example.org")
      const hash = hashIn((await messages("late@example.org"))[0])
      await setUnits(GONE, 1)
      expect((await confirm("late@example.org", hash)).body).toMatchObject({ status: "done" })
      await setUnits(GONE, 0)
      expect((await messages("late@example.org")).length).toBe(2)
      expect((await confirm("late@example.org", hash)).status).toBe(404)
    })

    it("is neither lost nor sent twice when confirmation and restock are concurrent", async () => {
      for (let round = 0; round < 5; round += 1) {
        const email = `race${round}@example.org`
        await subscribe(email)
        const hash = hashIn((await messages(email))[0])
        await Promise.all([confirm(email, hash), setUnits(GONE, 2), setUnits(GONE, 3)])
        expect(
          (await messages(email)).filter((mail) => textAt(mail, "subject").startsWith("Disponible de nuevo")).length,
        ).toBe(1)
        await setUnits(GONE, 0)
      }
    })

    it("requires consent, a sold-out sku of the store, and an email address", async () => {
      const refused = async (email: string, body: object) => {
        const { status, body: answer } = await subscribe(email, body)
        return [status, at(answer, "key"), ...listAt(answer, "fields").map((problem) => textAt(problem, "field"))]
      }
      expect(await refused("a1@example.org", { acceptedPolicies: [2] })).toEqual([
        422,
        "_ERR_POLICY_NOT_ACCEPTED",
        "acceptedPolicies",
      ])
      expect(await refused("a1@example.org", { sku: "8201-800-3" })).toEqual([422, "_ERR_IN_STOCK", "sku"])
      expect(await refused("a1@example.org", { sku: "none" })).toEqual([404, "_ERR_NOT_FOUND"])
      expect(await refused("a@example.org", {})).toEqual([400, "_ERR_INVALID_INPUT", "email"])
      expect(
        (await shop().call("POST", path(), { email: "a1@example.org", sku: GONE, acceptedPolicies: [1] })).status,
      ).toBe(401)
    })

    it("does not reveal an existing alert of an address, and keeps it", async () => {
      await confirmed("known@example.org")
      expect((await subscribe("known@example.org")).body).toMatchObject({ status: "pending" })
      expect((await subscribe("KNOWN@example.org")).body).toMatchObject({ status: "pending" })
      expect((await messages("known@example.org")).length).toBe(1)
      await setUnits(GONE, 1)
      await setUnits(GONE, 0)
      expect((await messages("known@example.org")).length).toBe(2)
    })

    it("is confirmed at once only with the hash of a confirmed alert of the same address", async () => {
      const hash = await confirmed("regular@example.org")
      await setUnits("8201-800-4", 0)
      expect((await subscribe("regular@example.org", { sku: "8201-800-4", hash })).body).toMatchObject({
        status: "active",
      })
      expect((await subscribe("thief@example.org", { sku: "8201-800-4", hash })).body).toMatchObject({
        status: "pending",
      })
      expect((await messages("regular@example.org")).length).toBe(1)
    })

    it("is cancelled with its hash only", async () => {
      const hash = await confirmed("leaver@example.org")
      const leave = (email: string, proof: string, storeId = SPAIN) =>
        shop().call("DELETE", `${path(storeId)}?${new URLSearchParams({ email, hash: proof }).toString()}`)
      expect([
        (await leave("leaver@example.org", "wrong")).status,
        (await leave("once@example.org", hash)).status,
        (await leave("leaver@example.org", hash, JAPAN)).status,
      ]).toEqual([404, 404, 404])
      expect((await leave("Leaver@example.org", hash)).status).toBe(204)
      expect((await leave("leaver@example.org", hash)).status).toBe(404)
      await setUnits(GONE, 1)
      await setUnits(GONE, 0)
      expect((await messages("leaver@example.org")).length).toBe(1)
    })

    it("is limited to five emails a day per address, for a hundred concurrent requests", async () => {
      const answers = await Promise.all(Array.from({ length: 12 }, () => subscribe("flooded@example.org")))
      expect(answers.filter(({ status }) => status === 200).length).toBe(5)
      expect(at(answers.find(({ status }) => status === 409)?.body, "key")).toBe("_ERR_TOO_MANY_MESSAGES")
      expect((await messages("flooded@example.org")).length).toBe(5)
      shop().clock.advance(DAY_MS)
      expect((await subscribe("flooded@example.org")).status).toBe(200)
    })
  },
  { world: worldWithUnits({ "8201-400-3": 5, "8201-800-3": 40, "8202-800-3": 1 }), adminKey: KEY },
)
