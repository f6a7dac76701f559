import { beforeEach, describe, expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { addToCart, at, cartPath, listAt, SPAIN, textAt, worldWithUnits } from "../checkout/customer.ts"
import { signedIn, type SignedIn } from "../wallet/signedIn.ts"

const ADMIN_KEY = "admin-key-for-tests"
const WEEK_MS = 7 * 86_400_000
const base = `/itxrest/2/user/store/${SPAIN}`
const EMAIL = { notificationType: ["EMAIL"] }

onOneDatabase(
  "Teens and sponsors",
  (shop) => {
    /** Registered, and not a business client: the only one of the two that can be a teen. */
    let teen: SignedIn
    let sponsor: SignedIn
    let teenId: string
    let sponsorId: string
    const userIdOf = async (customer: SignedIn) =>
      textAt((await customer.call("POST", `${base}/current-user`)).body, "identity.userId")
    beforeEach(async () => {
      shop().clock.advance(WEEK_MS)
      teen = await signedIn(shop())
      sponsor = await signedIn(shop(), "business")
      teenId = await userIdOf(teen)
      sponsorId = await userIdOf(sponsor)
      for (const customer of [teen, sponsor]) {
        for (const one of listAt((await customer.call("GET", `${base}/teen`)).body, "teens"))
          await customer.call("DELETE", `${base}/teen/${textAt(one, "teenId")}`)
        for (const one of listAt((await customer.call("GET", `${base}/teenSponsor`)).body, "sponsors"))
          await customer.call("DELETE", `${base}/teenSponsor/${textAt(one, "sponsorUserId")}`)
      }
    })

    const ask = (profile: object = {}) =>
      sponsor.call("POST", `${base}/teen/${teenId}`, { firstName: "Luz", age: "15", ...EMAIL, ...profile })
    const confirm = (by: SignedIn, body: object) => by.call("POST", `${base}/teen-confirmation`, body)
    const invite = (changes: object = {}, by = teen) =>
      by.call("POST", `${base}/teenSponsor`, { firstName: "Luis", email: "luis@example.org", ...changes })
    const messages = async (recipient: string) =>
      listAt(
        (
          await shop().call("GET", `/sandbox/messages?recipient=${encodeURIComponent(recipient)}`, undefined, {
            "x-admin-key": ADMIN_KEY,
          })
        ).body,
        "messages",
      )
    const hashIn = async (recipient: string) =>
      /hash=([\w-]+)/u.exec(textAt((await messages(recipient))[0], "text"))?.[1] ?? ""
    const link = async () => {
      await ask()
      expect((await confirm(teen, { accepted: true, sponsorUserId: sponsorId, ...EMAIL })).status).toBe(200)
    }
    const rulesOf = (body: unknown) =>
      listAt(body, "fields").map((field) => `${textAt(field, "field")} ${textAt(field, "rule")}`)

    describe("when a sponsor invites", () => {
      it("both are linked only once the teen has accepted, and see each other", async () => {
        expect(await ask({ cardHash: "card-1", shippingData: { kind: "delivery", addressId: "12" } })).toMatchObject({
          status: 200,
          body: {
            teenId,
            state: "PENDING",
            firstName: "Luz",
            age: "15",
            cardHash: "card-1",
            notificationType: ["EMAIL"],
            orders: [],
          },
        })
        expect((await teen.call("GET", `${base}/teenSponsor`)).body).toMatchObject({
          sponsors: [{ sponsorUserId: sponsorId, firstName: "Demo", state: "PENDING" }],
        })
        expect(at((await messages("registered@selvedge.example"))[0], "subject")).toBe(
          "Solicitud de responsable para tu cuenta",
        )
        expect((await teen.call("POST", `${base}/teenSponsor/${sponsorId}`)).body).toEqual({
          sponsorUserId: sponsorId,
          teenUserId: teenId,
          state: "CONFIRMED",
        })
        expect((await teen.call("POST", `${base}/teenSponsor/${sponsorId}`)).body).toMatchObject({ state: "CONFIRMED" })
        expect((await sponsor.call("GET", `${base}/teen`)).body).toMatchObject({
          teens: [{ teenId, state: "CONFIRMED" }],
        })
        expect(JSON.stringify((await teen.call("GET", `${base}/teenSponsor`)).body)).not.toContain("card-1")
      })

      it("an unknown address has the same response", async () => {
        const { status, body } = await sponsor.call("POST", `${base}/teen/4711`, { ...EMAIL })
        expect([status, body]).toEqual([
          200,
          { teenId: "4711", state: "PENDING", notificationType: ["EMAIL"], orders: [] },
        ])
        expect((await sponsor.call("POST", `${base}/teen/99999999999999999999`, { ...EMAIL })).status).toBe(200)
        expect((await sponsor.call("POST", `${base}/teen/4711`, { ...EMAIL })).body).toMatchObject({
          key: "_ERR_TEEN_EXISTS",
        })
        expect(await sponsor.call("POST", `${base}/teen/${sponsorId}`, { ...EMAIL })).toMatchObject({
          status: 422,
          body: { fields: [{ field: "teenId" }] },
        })
      })

      it("at most ten are linked, also for concurrent invitations", async () => {
        const answers = await Promise.all(
          Array.from({ length: 12 }, (_, index) => sponsor.call("POST", `${base}/teen/${5_000 + index}`, { ...EMAIL })),
        )
        expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 409, 409])
        expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
          key: "_ERR_MAX_TEENS",
          params: ["10"],
        })
      })

      it("an invitation can be refused, left open, and the link ended by either", async () => {
        await ask()
        expect((await confirm(teen, { accepted: "", sponsorUserId: sponsorId })).body).toMatchObject({
          state: "PENDING",
        })
        expect((await confirm(teen, { accepted: "false", sponsorUserId: sponsorId })).body).toMatchObject({
          state: "REJECTED",
        })
        expect((await confirm(teen, { accepted: false, sponsorUserId: sponsorId })).status).toBe(404)
        await link()
        expect((await teen.call("DELETE", `${base}/teenSponsor?sponsorUserId=${sponsorId}`)).status).toBe(204)
        expect((await teen.call("DELETE", `${base}/teenSponsor/${sponsorId}`)).status).toBe(404)
        await link()
        expect((await sponsor.call("DELETE", `${base}/teen/${teenId}`)).status).toBe(204)
        expect((await sponsor.call("DELETE", `${base}/teen/${teenId}`)).status).toBe(404)
      })

      it("F170 roles never change: a teen does not sponsor, a sponsor is no teen, the age stays", async () => {
        await link()
        expect((await teen.call("POST", `${base}/teen/4711`, { ...EMAIL })).status).toBe(403)
        expect((await teen.call("PUT", `${base}/teen/${teenId}`, { age: "30" })).status).toBe(404)
        expect(await sponsor.call("PUT", `${base}/teen/${teenId}`, { age: "16" })).toMatchObject({
          status: 422,
          body: { key: "_ERR_AGE_NOT_EDITABLE" },
        })
        expect(
          (
            await sponsor.call("PUT", `${base}/teen/${teenId}`, {
              age: "15",
              lastName: "Prueba",
              notificationType: ["SMS"],
            })
          ).body,
        ).toMatchObject({ firstName: "Luz", lastName: "Prueba", notificationType: ["SMS"] })
        expect((await invite({}, sponsor)).status).toBe(403)
      })

      it("F170 concurrent acceptances give each account one role", async () => {
        await ask()
        await teen.call("POST", `${base}/teen/${sponsorId}`, { ...EMAIL })
        const answers = await Promise.all([
          confirm(teen, { accepted: true, sponsorUserId: sponsorId, ...EMAIL }),
          confirm(sponsor, { accepted: true, sponsorUserId: teenId, ...EMAIL }),
        ])
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
      })
    })

    describe("when a teen invites", () => {
      it("both are linked by the hash of the email, which is valid once and in no response", async () => {
        const { status, body } = await invite({
          lastName: "Prueba",
          phone: { countryCode: "+34", subscriberNumber: "600000000" },
        })
        expect([status, body]).toMatchObject([
          200,
          {
            email: "luis@example.org",
            firstName: "Luis",
            lastName: "Prueba",
            expiryDate: new Date(shop().clock.now() + WEEK_MS).toISOString(),
          },
        ])
        const hash = await hashIn("luis@example.org")
        expect(JSON.stringify([body, (await teen.call("GET", `${base}/teenSponsor`)).body])).not.toContain(hash)
        const answer = { accepted: true, teenUserId: teenId, hash, ...EMAIL }
        expect((await confirm(sponsor, { ...answer, accepted: "" })).body).toMatchObject({ state: "PENDING" })
        const both = await Promise.all([confirm(sponsor, answer), confirm(sponsor, answer)])
        expect(both.map((one) => one.status).sort()).toEqual([200, 404])
        expect((await sponsor.call("GET", `${base}/teen`)).body).toMatchObject({
          teens: [{ teenId, state: "CONFIRMED", firstName: "Demo", notificationType: ["EMAIL"] }],
        })
        expect((await teen.call("GET", `${base}/teenSponsor`)).body).toMatchObject({
          sponsors: [{ state: "CONFIRMED" }],
          invitations: [],
        })
      })

      it("no link is made by another's hash, an expired one, a wrong one, or the teen's own", async () => {
        await invite()
        const hash = await hashIn("luis@example.org")
        const answer = { accepted: true, teenUserId: teenId, hash, ...EMAIL }
        const wrong = await confirm(sponsor, { ...answer, hash: "A".repeat(32) })
        expect([wrong.status, (await confirm(sponsor, { ...answer, teenUserId: "4711" })).status]).toEqual([404, 404])
        expect((await confirm(teen, answer)).status).toBe(422)
        await invite()
        expect((await confirm(sponsor, answer)).status).toBe(404)
        const late = await hashIn("luis@example.org")
        shop().clock.advance(WEEK_MS)
        expect((await confirm(await signedIn(shop(), "business"), { ...answer, hash: late })).status).toBe(404)
      })

      it("an invitation can be refused with the hash", async () => {
        await invite()
        const hash = await hashIn("luis@example.org")
        expect((await confirm(sponsor, { accepted: false, teenUserId: teenId, hash })).body).toMatchObject({
          state: "REJECTED",
        })
        expect((await confirm(sponsor, { accepted: true, teenUserId: teenId, hash, ...EMAIL })).status).toBe(404)
      })

      it("at most five invitations are open and ten sent per day, also for concurrent ones", async () => {
        const first = await Promise.all(
          Array.from({ length: 7 }, (_, index) => invite({ email: `luis${index}@example.org` })),
        )
        expect(first.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409])
        expect(first.find(({ status }) => status === 409)?.body).toMatchObject({
          key: "_ERR_MAX_INVITATIONS",
          params: ["5"],
        })
        const invited = listAt((await teen.call("GET", `${base}/teenSponsor`)).body, "invitations").map((one) =>
          textAt(one, "email"),
        )
        for (let again = 0; again < 5; again += 1)
          expect((await invite({ email: invited[again] ?? "" })).status).toBe(200)
        expect((await invite({ email: invited[0] ?? "" })).body).toMatchObject({ params: ["10"] })
      })

      it.each([
        [{ firstName: " " }, "firstName required"],
        [{ firstName: "Drop Luis" }, "firstName forbiddenWord"],
        [{ lastName: "Select" }, "lastName forbiddenWord"],
        [{ email: "l@example.org" }, "email pattern"],
        [{ email: "luis@example.o" }, "email pattern"],
        [{ phone: { countryCode: "34" } }, "phone.countryCode pattern"],
        [{ phone: { subscriberNumber: "600 000" } }, "phone.subscriberNumber pattern"],
        [{ phone: { prefixCode: "drop table" } }, "phone.prefixCode forbiddenWord"],
      ])("V55 V56 V57 %j is refused: %s", async (changes, rule) => {
        const { status, body } = await invite(changes)
        expect([status, rulesOf(body)]).toEqual([400, [rule]])
      })
    })

    it("V58 V59 V60 V61 F113 9999 notification types, ages of three digits and numeric ids are valid", async () => {
      const types = (length: number) => Array.from({ length }, (_, index) => `T${index}`)
      expect((await ask({ notificationType: types(9_999) })).status).toBe(200)
      expect(rulesOf((await ask({ notificationType: types(10_000) })).body)).toEqual(["notificationType maxItems"])
      expect(rulesOf((await ask({ notificationType: [] })).body)).toEqual(["notificationType minItems"])
      expect(rulesOf((await sponsor.call("POST", `${base}/teen/${teenId}`, { age: "15" })).body)).toEqual([
        "notificationType required",
      ])
      expect(rulesOf((await ask({ age: "1000" })).body)).toEqual(["age pattern"])
      expect(rulesOf((await ask({ shippingData: { addressId: "a1" } })).body)).toEqual([
        "shippingData.addressId pattern",
      ])
      expect(rulesOf((await sponsor.call("PUT", `${base}/teen/${teenId}`, { notificationType: [] })).body)).toEqual([
        "notificationType minItems",
      ])
      expect((await sponsor.call("POST", `${base}/teen/abc`, { ...EMAIL })).status).toBe(400)
    })

    it("V62 V63 V64 V65 an incomplete confirmation is refused with its field", async () => {
      await ask()
      expect(rulesOf((await confirm(teen, { accepted: true, sponsorUserId: sponsorId })).body)).toEqual([
        "notificationType required",
      ])
      expect(rulesOf((await confirm(teen, { accepted: true, ...EMAIL })).body)).toEqual(["sponsorUserId required"])
      expect(
        rulesOf((await confirm(teen, { accepted: true, sponsorUserId: "1", teenUserId: "2", ...EMAIL })).body),
      ).toEqual(["teenUserId notBoth"])
      expect(rulesOf((await confirm(sponsor, { accepted: true, teenUserId: teenId, ...EMAIL })).body)).toEqual([
        "hash required",
      ])
      expect(rulesOf((await confirm(teen, { accepted: "maybe", sponsorUserId: sponsorId })).body)).toEqual([
        "accepted enum",
      ])
      expect(rulesOf((await confirm(teen, { accepted: true, sponsorUserId: "x", ...EMAIL })).body)).toEqual([
        "sponsorUserId pattern",
      ])
      expect(rulesOf((await teen.call("DELETE", `${base}/teenSponsor`)).body)).toEqual(["sponsorUserId required"])
    })

    describe("and orders", () => {
      it("a confirmed sponsor sees the order, and is notified once of a payment", async () => {
        await link()
        await addToCart(teen, "8201-400-3")
        const before = (await messages("business@selvedge.example")).length
        const pay = () => teen.call("POST", `${base}/payment-request/${sponsorId}`)
        const [first, second] = await Promise.all([pay(), pay()])
        expect(first).toMatchObject({
          status: 200,
          body: {
            sponsorUserId: sponsorId,
            isPaymentRequested: true,
            orderId: textAt((await teen.call("GET", cartPath())).body, "id"),
          },
        })
        expect(second.body).toEqual(first.body)
        expect((await messages("business@selvedge.example")).length).toBe(before + 1)
        expect((await sponsor.call("GET", `${base}/teen`)).body).toMatchObject({
          teens: [{ orders: [{ isPaymentRequested: true }] }],
        })
      })

      it("the order is the teen's own with items, and the sponsor has agreed", async () => {
        const add = (orderId: string, sponsorUserId = sponsorId) =>
          teen.call("POST", `${base}/teen-order`, { sponsorUserId, orderId })
        const cart = (await teen.call("GET", cartPath())).body
        const cartItems = listAt(cart, "items").map((item) => ({ sku: textAt(item, "sku"), quantity: 0 }))
        if (cartItems.length > 0) await teen.call("PUT", cartPath(), { cartItems })
        await ask()
        expect([
          (await add(textAt(cart, "id"))).status,
          (await teen.call("POST", `${base}/payment-request/${sponsorId}`)).status,
        ]).toEqual([404, 404])
        await confirm(teen, { accepted: true, sponsorUserId: sponsorId, ...EMAIL })
        expect((await teen.call("POST", `${base}/payment-request/${sponsorId}`)).body).toMatchObject({
          key: "_ERR_CART_EMPTY",
        })
        expect((await add(textAt(cart, "id"))).body).toMatchObject({ isPaymentRequested: false })
        const sponsorCart = await sponsor.call("GET", cartPath())
        expect([(await add(textAt(sponsorCart.body, "id"))).status, (await add("799999999999")).status]).toEqual([
          404, 404,
        ])
        expect((await add(textAt(cart, "id"), "4711")).status).toBe(404)
      })

      it("a sponsor sees the public lists of a teen", async () => {
        await link()
        await teen.call("PUT", `/itxrest/2/order/store/${SPAIN}/cb/wishlists`, {
          wlArray: [{ name: "Mine" }, { name: "Ours", wishlistKind: "G" }],
        })
        const lists = (await sponsor.call("GET", `${base}/sponsor-list`)).body
        expect(lists).toMatchObject({
          sponsorLists: [{ teenUserId: teenId, firstName: "Luz", wishLists: [{ name: "Ours" }] }],
        })
        expect(listAt(lists, "sponsorLists.0.wishLists")).toHaveLength(1)
        expect((await teen.call("GET", `${base}/sponsor-list`)).body).toEqual({ sponsorLists: [] })
        await teen.call("PUT", `/itxrest/2/order/store/${SPAIN}/cb/wishlists`, { wlArray: [] })
      })
    })

    it("requests are for registered customers, and accept a store id of any digits", async () => {
      const guest = await shop().guest(SPAIN)
      const calls = [
        ["GET", "teen"],
        ["POST", "teen/1"],
        ["PUT", "teen/1"],
        ["DELETE", "teen/1"],
        ["GET", "teenSponsor"],
        ["POST", "teenSponsor"],
        ["DELETE", "teenSponsor?sponsorUserId=1"],
        ["POST", "teenSponsor/1"],
        ["DELETE", "teenSponsor/1"],
        ["POST", "payment-request/1"],
        ["POST", "teen-order"],
        ["POST", "teen-confirmation"],
        ["GET", "sponsor-list"],
      ] as const
      const bodies: Readonly<Record<string, unknown>> = {
        "POST teen/1": EMAIL,
        "PUT teen/1": {},
        "POST teenSponsor": { firstName: "Luis", email: "luis@example.org" },
        "POST teen-order": { sponsorUserId: "1", orderId: "1" },
        "POST teen-confirmation": { sponsorUserId: "1" },
      }
      for (const [method, path] of calls) {
        const body = bodies[`${method} ${path}`]
        expect([path, (await guest.call(method, `${base}/${path}`, body)).status]).toEqual([path, 403])
        expect([path, (await teen.call(method, `/itxrest/2/user/store/34/${path}`, body)).status]).toEqual([path, 401])
      }
      expect((await teen.call("GET", "/itxrest/2/user/store/34a/teen")).status).toBe(400)
      expect((await invite({}, sponsor)).body).toMatchObject({ key: "_ERR_FORBIDDEN" })
    })
  },
  { world: worldWithUnits({ "8201-400-3": 50 }), adminKey: ADMIN_KEY },
)
