import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { errorCondition } from "../../../adapters/chat/stanzas/messageStanzas.ts"
import { element, serializeXml } from "../../../adapters/chat/stanzas/XmlElement.ts"
import { parseStatistics } from "../../../adapters/chat/stanzas/serviceStanzas.ts"
import { createRoom } from "../../../contracts/sandbox/chat/rooms/RoomRecord.ts"
import { migrations } from "../../../contracts/sandbox/composition/migrations.ts"
import { migrate } from "../../../contracts/sandbox/platform/storage/migrate.ts"
import { openStorage } from "../../../contracts/sandbox/platform/storage/openStorage.ts"
import type { Storage } from "../../../contracts/sandbox/platform/storage/Storage.ts"
import { CUSTOMER, OPEN, TestedWorkgroups } from "../../support/chat/TestedWorkgroups.ts"
import { newDatabase } from "../../support/sandbox/newDatabase.ts"

const SERVICE = "urn:selvedge:chat:service:1"
const CONTACT = "urn:selvedge:chat:contact:1"
const ALICE = "alice@example.com/work"
const EMAIL = "ana@example.com"

describe("a workgroup with an archive", () => {
  let storage: Storage
  let close: () => Promise<void>
  let service: TestedWorkgroups
  let roomId: string
  beforeAll(async () => {
    const { close: drop, ...database } = await newDatabase(true)
    storage = await openStorage(database)
    await migrate(storage.db, migrations, 0)
    close = drop
  })
  afterAll(async () => {
    await storage.close()
    await close()
  })
  beforeEach(async () => {
    for (const table of ["chat_rating", "chat_queue", "chat_conversation", "chat_missed"] as const)
      await storage.db.deleteFrom(table).execute()
    service = new TestedWorkgroups(storage, () => OPEN)
    await service.agent(ALICE)
    const details = `<value name="email">${EMAIL}</value><value name="storeId">10000034</value>`
    await service.join(CUSTOMER, `<metadata xmlns="${CONTACT}">${details}</metadata>`)
    await service.decide(ALICE, "accept")
    await service.person(ALICE, "agent")
    roomId = service.room.split("@", 1)[0] ?? ""
  })

  const rate = (from: string, stars: string, comment = "") =>
    service.request(
      from,
      "set",
      serializeXml(element("rating", { xmlns: SERVICE, room: service.room, stars }, comment)),
    )
  const condition = async (response: ReturnType<typeof rate>) => errorCondition((await response) ?? element("none"))
  const transcript = (from: string, email: string) =>
    service.request(from, "set", `<transcript xmlns="${SERVICE}" room="${service.room}" email="${email}"/>`)
  const statistics = (from: string, day: string) =>
    service.request(from, "get", `<statistics xmlns="${SERVICE}" day="${day}"/>`)

  it("stores one rating of a conversation, by its customer only", async () => {
    expect(await condition(rate(ALICE, "5"))).toBe("forbidden")
    expect(await condition(rate("other@example.com/1", "5"))).toBe("forbidden")
    for (const stars of ["0", "6", "2.5", ""]) expect(await condition(rate(CUSTOMER, stars))).toBe("bad-request")
    expect((await rate(CUSTOMER, "4", "Quick & kind"))?.attributes.type).toBe("result")
    expect(await condition(rate(CUSTOMER, "1"))).toBe("conflict")
    const stored = await storage.db.selectFrom("chat_rating").select(["stars", "comment"]).execute()
    expect(stored).toEqual([{ stars: 4, comment: "Quick & kind" }])
  })

  it("sends the transcript to the address of the customer, and to no other", async () => {
    await createRoom(storage, roomId, "support@workgroup.example.com", 0)
    for (const [number, body] of ["Hello", "How can we help?"].entries())
      await service.archive.append({
        room_id: roomId,
        nickname: number === 0 ? "customer" : "agent",
        sent_at: Date.UTC(2026, 0, 5, 9, number),
        stanza: `<message><body>${body}</body></message>`,
      })
    expect(await condition(transcript(CUSTOMER, "other@example.com"))).toBe("forbidden")
    expect(await condition(transcript("other@example.com/1", EMAIL))).toBe("forbidden")
    expect((await transcript(CUSTOMER, EMAIL))?.attributes.type).toBe("result")
    const mails = await storage.db.selectFrom("message").select(["recipient", "text"]).execute()
    expect(mails).toEqual([
      { recipient: EMAIL, text: "2026-01-05T09:00Z customer: Hello\n2026-01-05T09:01Z agent: How can we help?" },
    ])
  })

  it("counts the conversations, waits and ratings of a day for agents only", async () => {
    await rate(CUSTOMER, "3")
    await service.pass(60_000)
    await service.person(ALICE, "agent", "unavailable")
    await service.pass(1_001)
    expect(await condition(statistics(CUSTOMER, "2026-01-05"))).toBe("forbidden")
    expect(await condition(statistics(ALICE, "today"))).toBe("bad-request")
    const ended = () => storage.db.selectFrom("chat_conversation").select("ended_at").execute()
    await expect.poll(ended).not.toContainEqual({ ended_at: null })
    const of = async (day: string) => parseStatistics((await statistics(ALICE, day)) ?? element("none"))
    expect(await of("2026-01-05")).toMatchObject({ offered: 1, accepted: 1, missed: 0, rating: 3 })
    expect(await of("2026-01-05")).toMatchObject({ waitSeconds: 0, durationSeconds: 61 })
    expect(await of("2026-01-06")).toEqual({ offered: 0, accepted: 0, missed: 0 })
  })
})
