import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { errorCondition } from "../../../adapters/chat/stanzas/messageStanzas.ts"
import { childOf, serializeXml } from "../../../adapters/chat/stanzas/XmlElement.ts"
import type { ServedWorkgroup } from "../../../contracts/sandbox/chat/workgroup/Workgroups.ts"
import { migrations } from "../../../contracts/sandbox/composition/migrations.ts"
import { migrate } from "../../../contracts/sandbox/platform/storage/migrate.ts"
import { openStorage } from "../../../contracts/sandbox/platform/storage/openStorage.ts"
import type { Storage } from "../../../contracts/sandbox/platform/storage/Storage.ts"
import { CUSTOMER, MUC_USER, OPEN, TestedWorkgroups, WORKGROUP } from "../../support/chat/TestedWorkgroups.ts"
import { newDatabase } from "../../support/sandbox/newDatabase.ts"

const ALICE = "alice@example.com/work"
const BOB = "bob@example.com/work"

describe("a workgroup", () => {
  let storage: Storage
  let close: () => Promise<void>
  let service: TestedWorkgroups
  let workgroup: ServedWorkgroup
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
    await storage.db.deleteFrom("chat_queue").execute()
    await storage.db.deleteFrom("chat_conversation").execute()
    workgroup = OPEN
    service = new TestedWorkgroups(storage, () => workgroup)
  })

  it("offers the customers in order to the agents in turn, each as many as the agent takes", async () => {
    await service.agent(ALICE, 2)
    await service.agent(BOB, 2)
    for (const name of ["one", "two", "three", "four", "five"]) await service.join(`${name}@example.com/home`)
    expect(service.receivers("offer")).toEqual([ALICE, BOB, ALICE, BOB])
    await service.agent("admin@example.com/work", 9, "away")
    expect(service.receivers("offer")).toHaveLength(4)
  })

  it("offers a conversation at the agent's newest connection, the older may be that of a closed page", async () => {
    await service.agent("alice@example.com/closed")
    await service.agent(ALICE)
    await service.join()
    expect(service.receivers("offer")).toEqual([ALICE])
  })

  it("accepts nobody outside the opening hours", async () => {
    workgroup = { ...OPEN, isOpen: false }
    const refused = await service.join()
    expect(refused && errorCondition(refused)).toBe("service-unavailable")
  })

  it("F143 offers a conversation to the next agent after 30 s; a late decision finds no offer", async () => {
    await service.agent(ALICE)
    await service.agent(BOB)
    await service.join()
    await service.pass(29_999)
    expect(service.receivers("offer-revoke")).toEqual([])
    await service.pass(2)
    expect(service.receivers("offer-revoke")).toEqual([ALICE])
    expect(service.receivers("offer")).toEqual([ALICE, BOB])
    const late = await service.decide(ALICE, "accept")
    expect(late && errorCondition(late)).toBe("item-not-found")
    const [first, second] = await Promise.all([service.decide(BOB, "accept"), service.decide(BOB, "accept")])
    expect([first?.attributes.type, second?.attributes.type]).toEqual(["result", "error"])
  })

  it("F143 returns an accepted conversation to the queue when the agent does not come within 60 s", async () => {
    await service.agent(ALICE)
    await service.agent(BOB)
    await service.join()
    await service.decide(ALICE, "accept")
    await service.pass(59_999)
    expect(service.receivers("offer")).toEqual([ALICE])
    await service.pass(2)
    await expect.poll(() => service.receivers("offer")).toEqual([ALICE, BOB])
  })

  it("offers a rejected conversation to another agent, and to the same one later", async () => {
    await service.agent(ALICE)
    await service.join()
    await service.decide(ALICE, "reject")
    expect(service.receivers("offer")).toEqual([ALICE])
    await service.pass(30_001)
    expect(service.receivers("offer")).toEqual([ALICE, ALICE])
  })

  it("offers a conversation that its agent hands back to the others, in the same room", async () => {
    await service.agent(ALICE)
    await service.agent(BOB)
    await service.join()
    await service.decide(ALICE, "accept")
    await service.person(ALICE, "agent")
    await service.person(CUSTOMER, "customer")
    const { room } = service
    await service.receive(
      `<message from="${room}" to="${WORKGROUP}"><x xmlns="${MUC_USER}"><invite from="${ALICE}"/></x></message>`,
    )
    await expect.poll(() => service.receivers("offer")).toEqual([ALICE, BOB])
    await service.decide(BOB, "accept")
    const invited = service.sent.filter((stanza) => serializeXml(stanza).includes('<invite to="bob@example.com"'))
    expect(invited.map(({ attributes }) => attributes.to)).toEqual([room])
  })

  it("returns a conversation whose agent has lost the connection, and ends one that the agent has left", async () => {
    await service.agent(ALICE)
    await service.join()
    await service.decide(ALICE, "accept")
    await service.person(ALICE, "agent")
    await service.person(ALICE, "agent", "unavailable")
    await service.receive(`<presence type="unavailable" from="${ALICE}" to="${WORKGROUP}"/>`)
    await service.pass(61_001)
    const waiting = async () => (await storage.db.selectFrom("chat_queue").select("customer").execute()).length
    await expect.poll(waiting).toBe(1)
    await service.agent(BOB)
    await expect.poll(() => service.receivers("offer")).toContain(BOB)
    await service.decide(BOB, "accept")
    await service.person(BOB, "agent")
    await service.person(BOB, "agent", "unavailable")
    await service.pass(1_001)
    const hasEnded = async () => {
      const ended = await storage.db.selectFrom("chat_conversation").select("ended_at").execute()
      return ended.map(({ ended_at }) => ended_at !== null)
    }
    await expect.poll(hasEnded).toEqual([true])
  })

  it("removes the customer from the room at the end", async () => {
    await service.agent(ALICE)
    await service.join()
    await service.decide(ALICE, "accept")
    await service.person(ALICE, "agent")
    await service.person(ALICE, "agent", "unavailable")
    await service.pass(1_001)
    const granted = () =>
      service.sent.flatMap((stanza) => {
        const { jid, affiliation } = childOf(childOf(stanza, "query"), "item")?.attributes ?? {}
        return jid === CUSTOMER.split("/", 1)[0] ? [affiliation] : []
      })
    await expect.poll(granted).toEqual(["member", "none"])
  })

  it("sends the idle message, then ends the conversation", async () => {
    workgroup = { ...OPEN, idleMessage: "Are you still there?" }
    await service.agent(ALICE)
    await service.join()
    await service.decide(ALICE, "accept")
    await service.person(ALICE, "agent")
    await service.pass(299_000)
    await service.receive(
      `<message type="groupchat" from="${service.room}/agent" to="${WORKGROUP}"><body>Hello</body></message>`,
    )
    const idle = () => service.sent.filter((stanza) => serializeXml(stanza).includes("Are you still there?")).length
    await new Promise((resolve) => setTimeout(resolve, 5))
    await service.pass(2_000)
    expect(idle()).toBe(0)
    await service.pass(299_000)
    expect(idle()).toBe(1)
  })

  it("F133 accepts the answers to its form only when they were offered", async () => {
    const fields = [
      { name: "first", type: "text-single", isRequired: true },
      { name: "plan", type: "list-single", options: [{ label: "Gold", value: "3" }] },
    ]
    workgroup = { ...OPEN, form: { title: "About you", fields } }
    const answered = (...answers: readonly (readonly [string, string])[]) =>
      service.join(
        CUSTOMER,
        `<x xmlns="jabber:x:data" type="submit">` +
          answers.map(([name, value]) => `<field var="${name}"><value>${value}</value></field>`).join("") +
          "</x>",
      )
    for (const answers of [
      [],
      [["plan", "3"]],
      [
        ["first", "A"],
        ["plan", "9"],
      ],
      [
        ["first", "A"],
        ["other", "B"],
      ],
    ] as const) {
      const refused = await answered(...answers)
      expect(refused && errorCondition(refused), JSON.stringify(answers)).toBe("not-acceptable")
    }
    expect((await answered(["first", "A"], ["plan", "3"]))?.attributes.type).toBe("result")
  })

  it("continues its queue after a restart, and keeps the place of a customer who connects again", async () => {
    await service.join("one@example.com/home")
    await service.join("two@example.com/home")
    service.service.close()
    const next = new TestedWorkgroups(storage, () => workgroup)
    await next.service.start()
    await next.join("two@example.com/phone")
    const place = next.sent.find(({ name }) => name === "message")
    expect(place && serializeXml(place)).toContain(">2</position>")
    await next.agent(ALICE, 2)
    expect(next.receivers("offer")).toEqual([ALICE, ALICE])
  })

  it("drops a customer who is away for a minute, and keeps one who comes back", async () => {
    const [one, two] = ["one@example.com/home", "two@example.com/home"]
    for (const customer of [one, two]) {
      await service.join(customer)
      await service.receive(`<presence from="${customer}" to="${WORKGROUP}"/>`)
      await service.receive(`<presence type="unavailable" from="${customer}" to="${WORKGROUP}"/>`)
    }
    await service.join("two@example.com/phone")
    await service.pass(60_001)
    await expect
      .poll(async () => (await storage.db.selectFrom("chat_queue").select("customer").execute()).length)
      .toBe(1)
    expect(
      service.sent.filter((stanza) => childOf(stanza, "depart-queue")).map(({ attributes }) => attributes.to),
    ).toEqual([one])
  })
})
