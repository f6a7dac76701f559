import { describe, expect, it } from "vitest"
import type { OrderStatus } from "../../../contracts/sandbox/platform/storage/tables/OrderTables.ts"
import { statusLine } from "../../../contracts/sandbox/order-documents/statusLine.ts"
import { statusMail } from "../../../contracts/sandbox/order-records/statusMail.ts"

const LANGUAGES = ["ar", "ca", "de", "en", "es", "fr", "he", "it", "ja", "ko", "pl", "pt", "zh"]
const STATES: readonly OrderStatus[] = ["PENDING", "PAID", "SHIPPED", "DELIVERED", "CANCELLED", "REFUNDED"]
const PLACES = [false, true]

const mailOf = (language: string, status: OrderStatus, isCollected: boolean, wasPaid = true) =>
  statusMail(language, status, { orderId: "7001", isCollected, wasPaid })

describe("order texts", () => {
  it.each(LANGUAGES)("differ in %s for every status and delivery method, and name the order", (language) => {
    const mails = STATES.flatMap((status) =>
      PLACES.map((isCollected) => ({ status, isCollected, mail: mailOf(language, status, isCollected) })),
    )
    for (const { status, mail } of mails) {
      if (status === "PENDING") expect(mail).toBeUndefined()
      else
        expect([mail?.subject, mail?.text]).toEqual([expect.stringContaining("7001"), expect.stringContaining("7001")])
    }
    const sent = mails.filter(({ isCollected }) => !isCollected).map(({ mail }) => mail?.text)
    expect(new Set(sent).size).toBe(STATES.length)
    // A pickup is never "on its way from our warehouse", nor "delivered".
    for (const status of ["SHIPPED", "DELIVERED"] as const)
      expect(mailOf(language, status, true)?.text).not.toBe(mailOf(language, status, false)?.text)
    for (const status of ["PAID", "CANCELLED", "REFUNDED"] as const)
      expect(mailOf(language, status, true)).toEqual(mailOf(language, status, false))
  })

  it.each(LANGUAGES)("promise no refund in %s without a payment", (language) => {
    expect(mailOf(language, "CANCELLED", false, false)?.subject).toBe(mailOf(language, "CANCELLED", false)?.subject)
    expect(mailOf(language, "CANCELLED", false, false)?.text).not.toBe(mailOf(language, "CANCELLED", false)?.text)
  })

  it.each(LANGUAGES)("print on the receipt in %s only that an order is unpaid, cancelled or refunded", (language) => {
    const lines = STATES.map((status) => statusLine(language, status))
    expect(lines.map((line) => line.length)).toEqual([1, 0, 0, 0, 1, 1])
    expect(new Set(lines.flat().map(([, word]) => word)).size).toBe(3)
  })
})
