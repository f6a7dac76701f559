import { describe, expect, it } from "vitest"
import { outgoingMessage } from "../../../domain/chat/outgoingMessage.ts"

const photo = { mediaType: "image/png", name: "shirt" }
const invoice = { mediaType: "application/pdf", name: "invoice" }

describe("an outgoing chat message", () => {
  it("V17 V18 has its card numbers masked and contains images only", () => {
    expect(outgoingMessage({ body: "My card is 4242 4242 4242 4242", attachments: [invoice, photo] })).toEqual({
      body: "My card is **** **** **** ****",
      attachments: [photo],
    })
  })

  it("V16 is absent without a word or an image, and present with an image alone", () => {
    expect(outgoingMessage({ body: " \u200b", attachments: [invoice] })).toBeUndefined()
    expect(outgoingMessage({ body: "", attachments: [photo] })).toEqual({ body: "", attachments: [photo] })
  })

  it("V18 completes a number that the previous message started", () => {
    expect(outgoingMessage({ body: "4242 4242", attachments: [] }, "4242 4242")?.body).toBe("**** ****")
  })
})
