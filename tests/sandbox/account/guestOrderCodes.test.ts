import { expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import {
  anAddress,
  at,
  cartPath,
  listAt,
  orderPath,
  pay,
  readyToPay,
  SPAIN,
  textAt,
  worldWithUnits,
} from "../checkout/customer.ts"
import {
  codeTo,
  ADMIN_KEY,
  keyOf,
  logIn,
  messagesTo,
  newEmail,
  newPhone,
  OTHER_PASSWORD,
  PASSWORD,
  register,
  registration,
  userPath,
} from "./customer.ts"

const SKU = "8201-400-3"
/** The sandbox's card whose order stays unpaid. */
const UNPAID_CARD = "4000000000009235"

onOneDatabase(
  "codes and links for a guest's orders",
  (shop) => {
    /** A guest's order with this address and number. */
    const orderOf = async (email: string, phone: string, number?: string) => {
      const buyer = await readyToPay(shop(), { [SKU]: 1 })
      const id = textAt((await buyer.guest.call("GET", cartPath())).body, "addressId")
      await buyer.guest.call("POST", `${userPath()}/address`, {
        ...anAddress(),
        id,
        email,
        phones: [{ countryCode: "+34", subscriberNumber: phone.slice(3) }],
      })
      expect((await pay(buyer, number === undefined ? {} : { number })).status).toBe(202)
      const guestToken = textAt(
        (await buyer.guest.call("GET", `${orderPath(buyer.orderId)}/confirmation`)).body,
        "guestToken",
      )
      return { ...buyer, guestToken }
    }
    const open = (body: object) => shop().call("POST", `${userPath()}/guest-order-tokens`, body)
    const opened = (body: unknown) =>
      listAt(body, "guestTokens")
        .map((token) => textAt(token, "orderId"))
        .sort()
    const smsTo = async (phone: string) => (await messagesTo(shop(), phone)).length

    it("F179 an unpaid order with another person's address and one's own phone opens none of theirs", async () => {
      const [email, otherPhone, own] = [newEmail(), newPhone(), newPhone()]
      const order = await orderOf(email, otherPhone)
      await orderOf(email, own, UNPAID_CARD)
      expect((await open({ email, type: "SMS" })).body).toEqual({ status: "CODE_SENT", guestTokens: [] })
      expect([await smsTo(own), await smsTo(otherPhone)]).toEqual([0, 1])
      const answer = await open({ email, type: "SMS", code: await codeTo(shop(), otherPhone) })
      expect(opened(answer.body)).toEqual([order.orderId])
    })

    it("F179 each code opens the paid orders of its address or number only", async () => {
      const [email, first, second] = [newEmail(), newPhone(), newPhone()]
      const orders = {
        first: await orderOf(email, first),
        second: await orderOf(email, second),
        unpaid: await orderOf(email, first, UNPAID_CARD),
        cancelledUnpaid: await orderOf(email, second, UNPAID_CARD),
        cancelledPaid: await orderOf(email, second),
      }
      for (const { guest, orderId } of [orders.cancelledUnpaid, orders.cancelledPaid])
        expect((await guest.call("DELETE", orderPath(orderId))).status).toBe(200)
      const ids = (...names: readonly (keyof typeof orders)[]) => names.map((name) => orders[name].orderId).sort()
      await open({ email, type: "SMS" })
      expect(opened((await open({ email, type: "SMS", code: await codeTo(shop(), first) })).body)).toEqual(ids("first"))
      expect(opened((await open({ email, type: "SMS", code: await codeTo(shop(), second) })).body)).toEqual(
        ids("second", "cancelledPaid"),
      )
      await open({ email, type: "EMAIL" })
      const code = await codeTo(shop(), email)
      expect(keyOf(await open({ email, type: "SMS", code }))).toEqual([422, "_ERR_VALIDATION_CODE"])
      expect(opened((await open({ email, type: "EMAIL", code })).body)).toEqual(ids("first", "second", "cancelledPaid"))
    })

    it("F179 an address with unpaid orders only receives no code, with the same response", async () => {
      const [email, phone] = [newEmail(), newPhone()]
      await orderOf(email, phone, UNPAID_CARD)
      const before = (await messagesTo(shop(), email)).length
      for (const type of ["EMAIL", "SMS"])
        expect((await open({ email, type })).body).toEqual({ status: "CODE_SENT", guestTokens: [] })
      expect([(await messagesTo(shop(), email)).length, await smsTo(phone)]).toEqual([before, 0])
    })

    it("F179 a code is valid for 15 minutes, and its mail says so", async () => {
      const email = newEmail()
      const order = await orderOf(email, newPhone())
      const openAfter = async (millis: number) => {
        await open({ email, type: "EMAIL" })
        const code = await codeTo(shop(), email)
        expect((await messagesTo(shop(), email)).map((message) => textAt(message, "text"))).toContain(
          `Tu código para ver tus pedidos de Selvedge es ${code}. Caduca en 15 minutos.`,
        )
        shop().clock.advance(millis)
        return open({ email, type: "EMAIL", code })
      }
      expect(keyOf(await openAfter(900_000))).toEqual([422, "_ERR_VALIDATION_CODE"])
      expect(opened((await openAfter(899_000)).body)).toEqual([order.orderId])
    })

    it.each(["registration", "login"] as const)(
      "F179 a %s takes over paid orders by their tokens, and leaves unpaid ones with their guest",
      async (by) => {
        const [paid, unpaid] = [
          await orderOf(newEmail(), newPhone()),
          await orderOf(newEmail(), newPhone(), UNPAID_CARD),
        ]
        const guestTokens = [paid, unpaid].map(({ orderId, guestToken }) => ({ orderId, guestToken }))
        const known = await register(shop())
        const { body } =
          by === "registration"
            ? await (
                await shop().guest(SPAIN)
              ).call("POST", `${userPath()}/user`, registration(newEmail(), { guestTokens }))
            : await shop().call("POST", `${userPath()}/identity`, {
                logon: known.logon,
                password: PASSWORD,
                guestTokens,
              })
        expect(at(body, "claimedOrderIds")).toEqual([paid.orderId])
        const order = await shop().call(
          "GET",
          `${orderPath(unpaid.orderId)}?guestToken=${unpaid.guestToken}`,
          undefined,
          { authorization: `Bearer ${unpaid.guest.token}` },
        )
        expect(order.body).toMatchObject({ status: "PENDING" })
      },
    )

    it("F179 a code works for its own purpose only", async () => {
      const customer = await register(shop())
      const { logon: email } = customer
      const phone = newPhone()
      await orderOf(email, phone)
      const send = (body: object) => customer.call("POST", `${userPath()}/validation-code`, body)
      const reset = (code: string, type: "EMAIL" | "SMS") =>
        shop().call("POST", `${userPath()}/reset-password`, { logon: email, type, code, newPassword: OTHER_PASSWORD })
      const codes: Readonly<Record<string, () => Promise<string>>> = {
        "orders by mail": async () => (await open({ email, type: "EMAIL" }), codeTo(shop(), email)),
        "orders by SMS": async () => (await open({ email, type: "SMS" }), codeTo(shop(), phone)),
        "reset by mail": async () => (
          await shop().call("POST", `${userPath()}/reset-password`, { logon: email, type: "EMAIL" }),
          codeTo(shop(), email)
        ),
        "validation by mail": async () => (
          await send({ type: "EMAIL", email, functionality: "VALIDATION" }),
          codeTo(shop(), email)
        ),
        "validation by SMS": async () => (
          await send({ type: "SMS", phone, functionality: "VALIDATION" }),
          codeTo(shop(), phone)
        ),
        "telephone logon": async () => (
          await send({ type: "SMS", phone, functionality: "PHONE_LOGON" }),
          codeTo(shop(), phone)
        ),
        "change of address": async () => (
          await send({ type: "EMAIL", email: "other@example.org", functionality: "UPDATE_EMAIL" }),
          codeTo(shop(), "other@example.org")
        ),
      }
      const uses: Readonly<Record<string, (code: string) => Promise<unknown>>> = {
        "orders by mail": (code) => open({ email, type: "EMAIL", code }),
        "orders by SMS": (code) => open({ email, type: "SMS", code }),
        "reset by mail": (code) => reset(code, "EMAIL"),
        "telephone logon": (code) =>
          customer.call("POST", `${userPath()}/phone-validation`, {
            type: "SMS",
            phone,
            functionality: "PHONE_LOGON",
            code,
          }),
        "change of address": (code) =>
          customer.call("POST", `${userPath()}/email`, {
            newEmail: "other@example.org",
            newEmailConfirm: "other@example.org",
            code,
          }),
      }
      const accepted: string[] = []
      // The intended use comes last, because it may end the session or change the address.
      for (const [sent, get] of Object.entries(codes)) {
        const code = await get()
        for (const [used, use] of Object.entries(uses))
          if (used !== sent && Number(at(await use(code), "status")) < 300) accepted.push(`${sent} → ${used}`)
      }
      expect(accepted).toEqual([])
      expect((await logIn(shop(), email)).status).toBe(200)
      shop().clock.advance(3_600_000)
      const code = await codes["reset by mail"]?.()
      expect((await reset(code ?? "", "EMAIL")).status).toBe(200)
    })
  },
  { world: worldWithUnits({ [SKU]: 60 }), adminKey: ADMIN_KEY },
)
