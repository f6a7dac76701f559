import { describe, expect, it } from "vitest"
import type { ChatForm, FormField } from "../../../domain/chat/ChatForm.ts"
import { isUsableForm, validateAnswers } from "../../../domain/chat/ChatForm.ts"
import type { ChatOffer } from "../../../domain/chat/ChatOffer.ts"
import { decideOffer, isExpiredOffer, isOpenOffer, offerDeadline } from "../../../domain/chat/ChatOffer.ts"
import { canJoinRoom, canManageOffers, canMessageWorkgroup } from "../../../domain/chat/ChatRole.ts"
import { forwardObstacle } from "../../../domain/chat/ChatRoom.ts"
import { ROOM } from "../../support/builders/aChatMessage.ts"

const OFFER: ChatOffer = {
  id: "o1",
  workgroupJid: "orders@workgroup.shop.example",
  customerJid: "ana@shop.example/web",
  receivedAt: 1_000,
  metadata: {},
  status: "pending",
}
const field = (name: string, rest: Partial<FormField> = {}): FormField => ({
  var: name,
  type: "text-single",
  isRequired: false,
  values: [],
  options: [],
  ...rest,
})
const form = (...fields: readonly FormField[]): ChatForm => ({ fields })

describe("an offer", () => {
  it("is open for 30 s, and for less when the server says so", () => {
    expect([30_999, 31_000].map((now) => isOpenOffer(OFFER, now))).toEqual([true, false])
    expect(
      [undefined, 10_000, 90_000, 0, -1, Number.NaN].map((timeoutMs) =>
        offerDeadline(timeoutMs === undefined ? OFFER : { ...OFFER, timeoutMs }),
      ),
    ).toEqual([31_000, 11_000, 31_000, 31_000, 31_000, 31_000])
  })

  it("F143 is listed for 60 s after it was managed", () => {
    const accepted = decideOffer(OFFER, "accepted", 5_000)
    expect([64_999, 65_000, 65_001].map((now) => isExpiredOffer(accepted, now))).toEqual([false, true, true])
    expect([30_999, 31_000].map((now) => isExpiredOffer(OFFER, now))).toEqual([false, true])
  })

  it("F143 has the outcome that was first when a revocation and an acceptance cross", () => {
    expect(decideOffer(decideOffer(OFFER, "revoked", 2_000), "accepted", 2_001)).toMatchObject({
      status: "revoked",
      managedAt: 2_000,
    })
    expect(decideOffer(decideOffer(OFFER, "accepted", 2_000), "revoked", 2_001)).toMatchObject({ status: "accepted" })
  })
})

describe("a form", () => {
  it("F132 is refused when it has too many fields or a name twice", () => {
    const many = Array.from({ length: 101 }, (_, index) => field(`f${index}`))
    expect(isUsableForm(form(...many.slice(1)))).toBe(true)
    expect(isUsableForm(form(...many))).toBe(false)
    expect(isUsableForm(form(field("a"), field("a")))).toBe(false)
    expect(isUsableForm(form(field("")))).toBe(false)
    expect(isUsableForm(form(field("", { type: "fixed" }), field("", { type: "fixed" })))).toBe(true)
  })

  it("F133 accepts answers to its fields and options only", () => {
    const size = field("size", {
      type: "list-single",
      isRequired: true,
      options: [
        { label: "Small", value: "S" },
        { label: "Large", value: "L" },
      ],
    })
    const answered = (...answers: readonly (readonly [string, readonly string[]])[]) =>
      validateAnswers(form(size, field("note"), field("ok", { type: "boolean" })), new Map(answers))
    expect(answered(["size", ["S"]], ["note", ["anything"]], ["ok", ["1"]])).toEqual([])
    expect(answered(["size", ["XL"]])).toEqual([{ field: "size", rule: "optionNotOffered" }])
    expect(answered(["size", ["S", "L"]])).toEqual([{ field: "size", rule: "tooManyValues" }])
    expect(answered(["size", ["S"]], ["admin", ["1"]])).toEqual([{ field: "admin", rule: "notOffered" }])
    expect(answered(["size", ["S"]], ["ok", ["maybe"]])).toEqual([{ field: "ok", rule: "optionNotOffered" }])
    expect(answered(["note", ["x"]])).toEqual([{ field: "size", rule: "required" }])
  })

  it("F133 accepts several options where it offers several, and hidden values unchanged", () => {
    const colors = field("colors", {
      type: "list-multi",
      options: [
        { label: "Red", value: "r" },
        { label: "Blue", value: "b" },
      ],
    })
    const token = field("token", { type: "hidden", values: ["t1"] })
    expect(
      validateAnswers(
        form(colors, token),
        new Map([
          ["colors", ["r", "b"]],
          ["token", ["t1"]],
        ]),
      ),
    ).toEqual([])
    expect(validateAnswers(form(colors, token), new Map([["token", ["t2"]]]))).toEqual([
      { field: "token", rule: "optionNotOffered" },
    ])
  })
})

describe("roles", () => {
  it("F142 let only customers message a workgroup, and only agents manage offers", () => {
    expect((["agent", "liteAgent", "user"] as const).map(canMessageWorkgroup)).toEqual([false, false, true])
    expect((["agent", "liteAgent", "user"] as const).map(canManageOffers)).toEqual([true, false, false])
    expect((["owner", "admin", "member", "none", "outcast"] as const).map(canJoinRoom)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ])
  })
})

describe("forwarding a conversation", () => {
  it("needs a joined room with an offer, once at a time", () => {
    const room = { jid: ROOM, isJoined: true, isForwarding: false, offerId: "o1" }
    expect(forwardObstacle(room)).toBeUndefined()
    expect(forwardObstacle({ ...room, isJoined: false, isForwarding: true })).toBe("roomNotJoined")
    expect(forwardObstacle({ ...room, isForwarding: true })).toBe("alreadyForwarding")
    expect(forwardObstacle({ jid: ROOM, isJoined: true, isForwarding: false })).toBe("roomWithoutOffer")
  })
})
