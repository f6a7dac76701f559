import { describe, expect, it } from "vitest"
import { namesItems } from "../../../domain/support/Claim.ts"
import type { ContactMessage } from "../../../domain/support/ContactMessage.ts"
import { validateContactMessage, MAX_ATTACHED_BYTES } from "../../../domain/support/validateContactMessage.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"

const TOPICS = ["ORDER", "DELIVERY"]
const contactMessage = (changes: Partial<ContactMessage> = {}): ContactMessage => ({
  firstName: "Ana",
  email: "ana.prueba@example.org",
  topic: "DELIVERY",
  message: "Hello.",
  acceptsPrivacyPolicy: true,
  attachments: [],
  ...changes,
})
const reasons = (changes: Partial<ContactMessage>) =>
  validateContactMessage(contactMessage(changes), TOPICS).map(({ field, rule }) => `${field} ${rule}`)
const file = (bytes: number) => ({ name: "a.png", bytes: new Uint8Array(bytes) })

describe("problems of a contact message", () => {
  it("are empty for a valid message", () => {
    expect(reasons({})).toEqual([])
    expect(reasons({ message: "drop table orders" })).toEqual([])
    expect(reasons({ phone: "+34 600 000 000", lastName: "Prueba", subject: "A parcel", reference: "8201" })).toEqual(
      [],
    )
  })

  it("have a field and a rule each, all at once", () => {
    expect(
      reasons({
        firstName: " ",
        email: "a@b",
        topic: "GOSSIP",
        message: "",
        acceptsPrivacyPolicy: false,
        phone: "call me",
      }),
    ).toEqual([
      "firstName required",
      "email email",
      "phone phone",
      "topic unknown",
      "message required",
      "acceptsPrivacyPolicy accepted",
    ])
    expect(
      reasons({
        firstName: "a".repeat(129),
        lastName: "a".repeat(129),
        subject: "a".repeat(129),
        reference: "a".repeat(129),
        message: "a".repeat(4_001),
      }),
    ).toEqual(["firstName tooLong", "lastName tooLong", "subject tooLong", "reference tooLong", "message tooLong"])
  })

  it("include the number of files and their bytes", () => {
    expect(reasons({ attachments: [file(1), file(1), file(1)] })).toEqual([])
    expect(reasons({ attachments: [file(1), file(1), file(1), file(1)] })).toEqual(["attachments tooMany"])
    expect(reasons({ attachments: [file(MAX_ATTACHED_BYTES)] })).toEqual([])
    expect(reasons({ attachments: [file(MAX_ATTACHED_BYTES), file(1)] })).toEqual(["attachments maxBytes"])
  })

  it("are found for any text without an exception", () => {
    for (const text of HOSTILE_TEXTS)
      expect(Array.isArray(reasons({ firstName: text, message: text, email: text, topic: text, phone: text }))).toBe(
        true,
      )
  })

  it("depend on the kinds of claims that name lines", () => {
    expect(
      ["DAMAGED", "WRONG_ITEM", "MISSING_ITEM"].every((kind) =>
        namesItems(kind === "DAMAGED" ? "DAMAGED" : kind === "WRONG_ITEM" ? "WRONG_ITEM" : "MISSING_ITEM"),
      ),
    ).toBe(true)
    expect([namesItems("NOT_RECEIVED"), namesItems("OVERCHARGED"), namesItems("OTHER")]).toEqual([false, false, false])
  })
})
