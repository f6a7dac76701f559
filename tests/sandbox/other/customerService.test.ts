import { randomUUID } from "node:crypto"
import sharp from "sharp"
import { expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { at, pay, readyToPay, SPAIN, textAt, worldWithUnits } from "../checkout/customer.ts"

const KEY = "the-admin-key-of-this-test"
const contact = `/itxrest/2/user/store/${SPAIN}/contact`
const claimPath = `/itxrest/2/order/store/${SPAIN}/claim`
const contactMessage = (changes: object = {}) => ({
  firstName: "Ana",
  email: "ana.prueba@example.org",
  topic: "DELIVERY",
  message: "The parcel was left at the wrong door.",
  privacyPolicy: true,
  ...changes,
})
const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64")
const picture = (width = 4, height = 4) => sharp({ create: { width, height, channels: 3, background: "#7a94b8" } })

onOneDatabase(
  "Customer service",
  (shop) => {
    const outbox = async (recipient: string) =>
      (
        await shop().call("GET", `/sandbox/messages?recipient=${encodeURIComponent(recipient)}`, undefined, {
          "x-admin-key": KEY,
        })
      ).body

    it("accepts a message with its files, and thanks the sender in the language of the call", async () => {
      const guest = await shop().guest(SPAIN)
      const email = "carta.uno@example.org"
      const file = { nameFile: "../door.exe.png", contentFile: base64(await picture().png().toBuffer()) }
      const { status, body } = await guest.call(
        "POST",
        `${contact}?languageId=-5`,
        contactMessage({ email, attachmentList: [{ ...file, nameFile: "door.exe.png" }] }),
      )
      expect(status).toBe(201)
      expect(await outbox(email)).toMatchObject({
        messages: [{ subject: `Hemos recibido tu mensaje (caso ${textAt(body, "caseId")})` }],
      })
      const service = await outbox("service@selvedge.example")
      expect(at(service, "messages.0")).toMatchObject({
        subject: expect.stringContaining("DELIVERY"),
        attachments: [{ name: "door_exe.png", mediaType: "image/png" }],
      })
      expect((await guest.call("POST", contact, contactMessage({ attachmentList: [file] }))).status).toBe(400)
    })

    it("F121 refuses invalid files: scripts, two types at once, excessive pixels, too many bytes", async () => {
      const guest = await shop().guest(SPAIN)
      const svg = base64('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
      const flood = base64(await picture(6_000, 6_000).png({ compressionLevel: 9 }).toBuffer())
      const active = base64("%PDF-1.7\n1 0 obj<</OpenAction 2 0 R>>endobj\n%%EOF")
      const two = base64("%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n<script>alert(1)</script>")
      const broken = base64(Buffer.concat([(await picture(64, 64).png().toBuffer()).subarray(0, 60)]))
      for (const contentFile of [svg, flood, active, two, broken]) {
        const { status, body } = await guest.call(
          "POST",
          contact,
          contactMessage({ attachmentList: [{ nameFile: "a.png", contentFile }] }),
        )
        expect([status, at(body, "key"), at(body, "fields.0.field")]).toEqual([
          422,
          "_ERR_ATTACHMENT_NOT_VALID",
          "attachmentList.0.contentFile",
        ])
      }
      const large = base64(Buffer.alloc(400_000))
      expect(
        (
          await guest.call(
            "POST",
            contact,
            contactMessage({
              attachmentList: [
                { nameFile: "a.png", contentFile: large },
                { nameFile: "b.png", contentFile: large },
              ],
            }),
          )
        ).status,
      ).toBeGreaterThanOrEqual(400)
      expect(
        await guest.call(
          "POST",
          contact,
          contactMessage({ attachmentList: [{ nameFile: "a.png", contentFile: base64(Buffer.alloc(8_000_000)) }] }),
        ),
      ).toMatchObject({ status: 400, body: { key: "_ERR_INVALID_INPUT" } })
      const small = { nameFile: "a.png", contentFile: base64(await picture().png().toBuffer()) }
      expect(
        (await guest.call("POST", contact, contactMessage({ attachmentList: [small, small, small, small] }))).status,
      ).toBe(400)
    })

    it("removes data hidden behind a picture", async () => {
      const guest = await shop().guest(SPAIN)
      const polyglot = Buffer.concat([await picture().png().toBuffer(), Buffer.from("<script>alert(1)</script>")])
      const before = Number(at(await outbox("service@selvedge.example"), "messages.0.messageId") ?? 0)
      expect(
        (
          await guest.call(
            "POST",
            contact,
            contactMessage({ attachmentList: [{ nameFile: "a.png", contentFile: base64(polyglot) }] }),
          )
        ).status,
      ).toBe(201)
      const messageId = Number(at(await outbox("service@selvedge.example"), "messages.0.messageId"))
      expect(messageId).toBeGreaterThan(before)
      const file = await shop().sandbox.handle(
        new Request(`http://localhost:4173/sandbox/messages/${messageId}/files/0`, { headers: { "x-admin-key": KEY } }),
      )
      expect(file.headers.get("content-disposition")).toBe('attachment; filename="a.png"')
      const bytes = Buffer.from(await file.arrayBuffer())
      expect([bytes.includes("script"), (await sharp(bytes).metadata()).format]).toEqual([false, "png"])
      const mail = await shop().sandbox.handle(
        new Request(`http://localhost:4173/sandbox/messages/${messageId}.eml`, { headers: { "x-admin-key": KEY } }),
      )
      const eml = await mail.text()
      expect(eml).toContain("To: service@selvedge.example")
      expect(eml).toContain("filename=a.png")
    })

    it("refuses an unknown topic, a blank message and missing consent, each by its field", async () => {
      const guest = await shop().guest(SPAIN)
      const { status, body } = await guest.call(
        "POST",
        contact,
        contactMessage({ topic: "GOSSIP", message: "  ", privacyPolicy: false }),
      )
      expect(status).toBe(422)
      expect(body).toMatchObject({
        fields: [
          { field: "topic", rule: "unknown" },
          { field: "privacyPolicy", rule: "accepted" },
          { field: "message", rule: "required" },
        ],
      })
      expect((await guest.call("POST", contact, contactMessage({ email: "a@b.c" }))).body).toMatchObject({
        code: 400,
        fields: [{ field: "email" }],
      })
      expect((await shop().call("POST", contact, contactMessage())).status).toBe(401)
    })

    it("accepts a message once per key", async () => {
      const guest = await shop().guest(SPAIN)
      const key = { "idempotency-key": randomUUID() }
      const email = "carta.dos@example.org"
      const answers = await Promise.all(
        [1, 2, 3].map(() => guest.call("POST", contact, contactMessage({ email }), key)),
      )
      expect(new Set(answers.map(({ body }) => textAt(body, "caseId"))).size).toBe(1)
      expect(at(await outbox(email), "messages.1")).toBeUndefined()
      expect((await guest.call("POST", contact, contactMessage({ email, message: "Another." }), key)).status).toBe(409)
    })

    it("accepts a claim about an order once per kind and line, also concurrent ones", async () => {
      const buyer = await readyToPay(shop(), { "8202-800-3": 2 })
      const guestToken = textAt((await pay(buyer)).body, "guestToken")
      const claim = {
        orderId: buyer.orderId,
        claimType: "DAMAGED",
        items: [{ sku: "8202-800-3", quantity: 1 }],
        description: "A hole.",
        email: "ana.prueba@example.org",
      }
      const answers = await Promise.all([
        buyer.guest.call("POST", claimPath, claim),
        shop().call("POST", `${claimPath}?guestToken=${guestToken}`, claim),
      ])
      const taken = answers.find(({ status }) => status === 201)
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        key: "_ERR_CLAIM_EXISTS",
        params: [textAt(taken?.body, "claimId")],
      })
      expect(
        (await buyer.guest.call("POST", claimPath, { ...claim, claimType: "NOT_RECEIVED", items: undefined })).status,
      ).toBe(201)
    })

    it("refuses a claim that does not match its order, or is about another customer's", async () => {
      const buyer = await readyToPay(shop(), { "8202-800-3": 1 })
      await pay(buyer)
      const claim = {
        orderId: buyer.orderId,
        claimType: "DAMAGED",
        description: "A hole.",
        email: "ana.prueba@example.org",
      }
      const refused = async (changes: object) =>
        at((await buyer.guest.call("POST", claimPath, { ...claim, ...changes })).body, "fields.0")
      expect(await refused({})).toMatchObject({ field: "items", rule: "required" })
      expect(await refused({ items: [{ sku: "8201-400-3", quantity: 1 }] })).toMatchObject({
        field: "items.0.sku",
        rule: "unknown",
      })
      expect(await refused({ items: [{ sku: "8202-800-3", quantity: 2 }] })).toMatchObject({
        field: "items.0.quantity",
        rule: "maximum",
      })
      expect(
        await refused({
          items: [
            { sku: "8202-800-3", quantity: 1 },
            { sku: "8202-800-3", quantity: 1 },
          ],
        }),
      ).toMatchObject({ field: "items.1.sku", rule: "duplicate" })
      const other = await shop().guest(SPAIN)
      const otherResponse = await other.call("POST", claimPath, { ...claim, claimType: "OTHER" })
      const none = await other.call("POST", claimPath, { ...claim, claimType: "OTHER", orderId: "799999999999" })
      expect([otherResponse.status, none.status, at(otherResponse.body, "message")]).toEqual([
        404,
        404,
        at(none.body, "message"),
      ])
      expect((await shop().call("POST", claimPath, { ...claim, claimType: "OTHER" })).status).toBe(401)
    })
  },
  { adminKey: KEY, world: worldWithUnits({ "8202-800-3": 50 }) },
)
