import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { aliasKind } from "../../../domain/chat/aliasKind.ts"
import type { ChatMessage } from "../../../domain/chat/ChatMessage.ts"
import { DeliveryStatus } from "../../../domain/chat/ChatMessage.ts"
import { countTry, dequeue, enqueue, nextInRoom } from "../../../domain/chat/ChatOutbox.ts"
import type { OutboxEntry } from "../../../domain/chat/ChatOutbox.ts"
import { applyReceipt, ChatReceipt, statusAfterReceipt } from "../../../domain/chat/ChatReceipt.ts"
import { cleanText } from "../../../domain/chat/cleanText.ts"
import { addMessages, lastArchiveId, mergeArchive } from "../../../domain/chat/mergeMessages.ts"
import { aChatMessage, aPendingMessage, ROOM } from "../../support/builders/aChatMessage.ts"

const ids = (messages: readonly ChatMessage[]): readonly string[] => messages.map(({ originId }) => originId)
const entry = (originId: string, roomJid = ROOM): OutboxEntry => ({
  originId,
  roomJid,
  body: originId,
  writtenAt: 0,
  tries: 0,
})
const AGENT = `${ROOM}/agent`

describe("receipts of a message", () => {
  it("F127 never move its status back", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...ChatReceipt.literals)),
        fc.constantFrom(...DeliveryStatus.literals),
        (receipts, start) => {
          let status = start
          for (const receipt of receipts) {
            const next = statusAfterReceipt(status, receipt)
            expect(DeliveryStatus.literals.indexOf(next)).toBeGreaterThanOrEqual(
              DeliveryStatus.literals.indexOf(status),
            )
            status = next
          }
        },
      ),
    )
    expect(statusAfterReceipt("read", "delivered")).toBe("read")
  })

  it("F127 count when they come from another participant of the room, for a known message", () => {
    const messages = [{ ...aPendingMessage("m1"), status: "sent" } as const]
    const receipt = { receipt: "delivered", roomJid: ROOM, fromJid: AGENT, originId: "m1" } as const
    expect(applyReceipt(messages, receipt)).toEqual([{ ...messages[0], status: "delivered" }])
    for (const foreign of [
      { ...receipt, fromJid: "eve@shop.example/x" },
      { ...receipt, fromJid: `${ROOM}.evil.example/agent` },
      { ...receipt, fromJid: `${ROOM}/customer` },
      { ...receipt, roomJid: "other@rooms.shop.example" },
      { ...receipt, originId: "m2" },
    ])
      expect(applyReceipt(messages, foreign)).toBe(messages)
  })

  it("of a displayed message include the earlier ones that the server has received", () => {
    const messages = [
      { ...aPendingMessage("m1"), status: "delivered" } as const,
      { ...aPendingMessage("m2"), status: "failed" } as const,
      { ...aPendingMessage("m3"), status: "sent" } as const,
      { ...aPendingMessage("m4"), status: "sent" } as const,
    ]
    expect(
      applyReceipt(messages, { receipt: "read", roomJid: ROOM, fromJid: AGENT, originId: "m3" }).map(
        ({ status }) => status,
      ),
    ).toEqual(["read", "failed", "read", "sent"])
  })
})

describe("the messages of a conversation", () => {
  it("F125 that arrive live, in the archive and as a copy appear once", () => {
    const message = aChatMessage("m1")
    const { archiveId: _, ...live } = message
    expect(addMessages([], [live, message, message])).toEqual([message])
    expect(mergeArchive(addMessages([], [live]), [message, message])).toEqual([message])
  })

  it("F126 with a copied origin id of another sender are all shown", () => {
    const copied = aChatMessage("m1", { fromJid: `${ROOM}/mallory`, archiveId: "archive-2", body: "fake" })
    expect(addMessages([copied], [aChatMessage("m1")])).toEqual([copied, aChatMessage("m1")])
  })

  it("with a repeated id keep the first text", () => {
    expect(addMessages([aChatMessage("m1")], [aChatMessage("m1", { body: "changed" })])).toEqual([aChatMessage("m1")])
  })

  it("F148 are in the order of the room, whatever the clocks show", () => {
    const early = { time: 1 }
    const archive = [aChatMessage("m1"), aChatMessage("m2", early), aChatMessage("m3"), aChatMessage("m4", early)]
    // m4 arrived live while the archive was read; m5 is newer than the archive.
    const live = [aChatMessage("m1"), aChatMessage("m4", early), aChatMessage("m5", early)]
    expect(ids(mergeArchive(live, archive.slice(1), "archive-m1"))).toEqual(["m1", "m2", "m3", "m4", "m5"])
    expect(ids(mergeArchive([], archive))).toEqual(["m1", "m2", "m3", "m4"])
    expect(ids(mergeArchive(live, archive.slice(3)))).toEqual(["m1", "m4", "m5"])
  })

  it("F123 that were sent twice stay where they were first, live or in the archive", () => {
    const again = aChatMessage("m2", { archiveId: "archive-again" })
    const archive = [aChatMessage("m1"), aChatMessage("m2"), aChatMessage("m3"), again, aChatMessage("m4")]
    const live = addMessages([], archive.slice(0, 3))
    expect(ids(addMessages(live, archive.slice(3)))).toEqual(["m1", "m2", "m3", "m4"])
    expect(ids(mergeArchive(live, archive.slice(3), "archive-m3"))).toEqual(["m1", "m2", "m3", "m4"])
    expect(ids(mergeArchive(live, archive.slice(2)))).toEqual(["m1", "m2", "m3", "m4"])
    expect(ids(mergeArchive([], archive))).toEqual(["m1", "m2", "m3", "m4"])
  })

  it("that the server has not received come last, and take their position when it has", () => {
    const pending = addMessages([aChatMessage("m1")], [aPendingMessage("m3"), aPendingMessage("m4")])
    const more = addMessages(pending, [aChatMessage("m2")])
    expect(ids(more)).toEqual(["m1", "m2", "m3", "m4"])
    const own = { ...aPendingMessage("m4"), archiveId: "archive-m4", status: "sent" as const }
    const received = addMessages(more, [own])
    expect(ids(received)).toEqual(["m1", "m2", "m4", "m3"])
    expect(received.map(({ status }) => status)).toEqual(["sent", "sent", "sent", "queued"])
    expect(lastArchiveId(received, ROOM)).toBe("archive-m4")
    expect(lastArchiveId(received, "other@rooms.shop.example")).toBeUndefined()
  })

  it("are the same however often and in which parts the archive is read", () => {
    const all = Array.from({ length: 12 }, (_, index) => aChatMessage(`m${index}`))
    fc.assert(
      fc.property(fc.subarray(all), fc.array(fc.nat(11), { maxLength: 4 }), (live, cuts) => {
        let known = addMessages([], live)
        for (const cut of [...cuts, 0]) known = mergeArchive(known, all.slice(cut), all[cut - 1]?.archiveId)
        expect(new Set(ids(known)).size).toBe(known.length)
        expect(known.length).toBe(12)
      }),
    )
  })
})

describe("the outbox", () => {
  it("has each message once, in the order of writing, until it is received", () => {
    const outbox = [entry("m1"), entry("m2", "other@rooms.shop.example"), entry("m3")].reduce(enqueue, [])
    expect(enqueue(outbox, { ...entry("m1"), body: "again" })).toBe(outbox)
    expect(nextInRoom(outbox, ROOM)?.originId).toBe("m1")
    expect(nextInRoom(dequeue(outbox, "m1"), ROOM)?.originId).toBe("m3")
    expect(dequeue(outbox, "unknown")).toBe(outbox)
    expect(nextInRoom(outbox, "third@rooms.shop.example")).toBeUndefined()
    expect(countTry(outbox, "m3").map(({ tries }) => tries)).toEqual([0, 0, 1])
  })
})

describe("a text for XML", () => {
  it("F130 has no character that XML refuses, and is unchanged by a second cleaning", () => {
    expect(cleanText("a\u0000b\u001fc\uFFFEd\uD800e]]>\r\nf\rg\t")).toBe("abcd\uFFFDe]]>\nf\ng\t")
    expect(cleanText("👍🏽 字")).toBe("👍🏽 字")
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const cleaned = cleanText(text)
        expect(cleaned).not.toMatch(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/u)
        expect(cleanText(cleaned)).toBe(cleaned)
      }),
    )
  })
})

describe("an alias", () => {
  it("names the system, a contact or a user by its length", () => {
    expect(
      ["abc", "abcd", "abcdefghijkl", "abcdefghijklm", "abcdefghijklmn", "abcdefghijklmno"].map(aliasKind),
    ).toEqual(["system", "contact", "contact", "user", "user", "contact"])
  })
})
