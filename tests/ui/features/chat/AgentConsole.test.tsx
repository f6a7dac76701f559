import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import axe from "axe-core"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { AgentView } from "../../../../application/chat/AgentSession.ts"
import { ChatError } from "../../../../domain/chat/ChatError.ts"
import type { ChatOffer } from "../../../../domain/chat/ChatOffer.ts"
import { AgentConsole } from "../../../../ui/features/chat/agent/AgentConsole.tsx"
import { CANNED_RESPONSES } from "../../../../ui/features/chat/agent/cannedResponses.ts"
import { createObservable } from "../../../../ui/runtime/observable.ts"
import { TextProvider } from "../../../../ui/runtime/TextProvider.tsx"
import { createTranslate } from "../../../../ui/text/createTranslate.ts"
import { loadTexts } from "../../../../ui/text/loadTexts.ts"
import { LANGUAGE_NAMES } from "../../../../ui/text/languageNames.ts"
import { aChatMessage, ROOM } from "../../../support/builders/aChatMessage.ts"
import { done, press, refused } from "../../../support/ui/shopAround.tsx"

const GROUP = {
  id: "orders",
  jid: "orders@workgroup.shop.example",
  name: "Orders",
  languageId: "-1",
  timeZone: "UTC",
  isDisabled: false,
  week: new Map(),
  slaOfferWarningTime: 30,
  slaOfferExceededTime: 60,
  slaChatWarningTime: 60,
  slaChatExceededTime: 180,
}
const SECOND = 1_000
const now = () => performance.timeOrigin + performance.now()
const METADATA = { name: "Ana Prat", email: "ana@shop.example", sku: "1001", language: "es", page: "/p" }
const anOffer = (): ChatOffer => ({
  id: "o1",
  workgroupJid: GROUP.jid,
  customerJid: "ana@shop.example/web",
  receivedAt: now() - 10 * SECOND,
  metadata: METADATA,
  status: "pending",
})
const idle = (): AgentView => ({
  chat: { connection: { phase: "connecting" }, conversations: new Map(), outbox: [], offers: [] },
  queues: new Map(),
  team: new Map([["bob@shop.example", { name: "Bob", isAvailable: true, currentChats: 1, maxChats: 4 }]]),
})
const talking = (): AgentView => ({
  ...idle(),
  chat: {
    ...idle().chat,
    connection: { phase: "inConversation" },
    conversations: new Map([
      [
        ROOM,
        {
          room: { jid: ROOM, isJoined: true, isForwarding: false, workgroupJid: GROUP.jid, metadata: METADATA },
          messages: [aChatMessage("hello", { time: now() - 100 * SECOND, fromJid: `${ROOM}/c123456789012` })],
          typing: new Set<string>(),
          occupants: new Set<string>(),
        },
      ],
    ]),
  },
})

const EARLIER = "2026-11-26"

/** Shows the console after its sign-in; every command succeeds and is recorded. */
async function show(first: AgentView, failure?: ChatError) {
  const calls: (readonly unknown[])[] = []
  const observable = createObservable(first)
  const record =
    (name: string) =>
    (...input: readonly unknown[]) => {
      calls.push([name, ...input])
      return done(undefined)
    }
  const figures = { offered: 5, accepted: 4, missed: 1, waitSeconds: 12, rating: 4.5 }
  const commands = {
    signIn: () => (failure === undefined ? done(observable) : refused(failure)),
    workgroups: () => done([GROUP]),
    announce: record("announce"),
    manageOffer: record("manageOffer"),
    send: (...input: readonly [string, string]) => {
      calls.push(["send", ...input])
      return done<string | undefined>("m1")
    },
    sendForm: (...input: readonly unknown[]) => {
      calls.push(["sendForm", ...input])
      return done<string | undefined>("m2")
    },
    attach: record("attach"),
    retry: record("retry"),
    discard: record("discard"),
    markRead: record("markRead"),
    typing: record("typing"),
    forward: record("forward"),
    reoffer: record("reoffer"),
    leave: record("leave"),
    join: record("join"),
    statistics: (_group: string, day: string) => done({ ...figures, offered: day === EARLIER ? 7 : figures.offered }),
  }
  const translate = createTranslate("en", await loadTexts("en", ["chat"]))
  render(
    <TextProvider translate={translate}>
      <AgentConsole commands={commands} storeName="Spain" />
    </TextProvider>,
  )
  type("Agent ID", "agent-1")
  type("Agent key", "key")
  await press(button("Sign in"))
  await act(async () => undefined)
  return { calls, change: (next: AgentView) => act(async () => observable.set(next)) }
}

const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
const button = (name: string) => screen.getByRole("button", { name })
async function violations(): Promise<readonly string[]> {
  const found = await axe.run(document.body, {
    resultTypes: ["violations"],
    rules: { "color-contrast": { enabled: false } },
  })
  return found.violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(" ")}`)
}

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

describe("the agent console", () => {
  it("signs in with an id and a key, and shows why that is refused", async () => {
    await show(idle(), new ChatError({ reason: "notAuthenticated" }))
    expect(screen.getByRole("alert").textContent).toBe("Could not authenticate user, review credentials")
    expect(await violations()).toEqual([])
  })

  it("serves all workgroups, and is away with no conversations", async () => {
    const { calls } = await show(idle())
    expect(calls).toEqual([["announce", [GROUP.jid], 4]])
    fireEvent.change(screen.getByLabelText(/Conversations at a time/), { target: { value: "0" } })
    await act(async () => undefined)
    expect(calls.at(-1)).toEqual(["announce", [GROUP.jid], 0])
    expect(screen.getByText(/available · 1 of 4/)).toBeDefined()
    expect(await violations()).toEqual([])
  })

  it("F143 counts down the time of an offer, with its customer, and drops it when the time is over", async () => {
    const { calls, change } = await show(idle())
    await change({ ...idle(), chat: { ...idle().chat, offers: [anOffer()] } })
    expect(screen.getByRole("timer").textContent).toMatch(/^(19|2[01]) s left$/)
    expect(screen.getByText("ana@shop.example")).toBeDefined()
    expect(await violations()).toEqual([])
    await press(button("Accept"))
    expect(calls.at(-1)).toEqual(["manageOffer", "o1", "accept"])
    await change({ ...idle(), chat: { ...idle().chat, offers: [{ ...anOffer(), receivedAt: now() - 31 * SECOND }] } })
    expect(screen.queryByRole("button", { name: "Accept" })).toBeNull()
  })

  it("shows waiting times against the four limits of the workgroup", async () => {
    const { change } = await show(idle())
    const customers = [10, 40, 70].map((seconds, index) => ({
      jid: `c${index}`,
      position: index + 1,
      joinedAt: now() - seconds * SECOND,
    }))
    await change({ ...talking(), queues: new Map([[GROUP.jid, { isOpen: true, count: 3, customers }]]) })
    const levels = [...document.querySelectorAll("ol li")].map(({ className }) => className)
    expect(levels).toEqual(["agent-good", "agent-warning", "agent-exceeded"])
    expect(document.querySelector("ul li.agent-warning")?.textContent).toContain("Ana Prat")
    expect(await violations()).toEqual([])
  })

  it("replies, also with a canned response in the customer's language, a form and an image", async () => {
    const { calls } = await show(talking())
    expect(screen.getByRole("log").textContent).toContain("Ana Prat")
    await press(button(CANNED_RESPONSES["es"]?.[0] ?? ""))
    await act(async () => {
      fireEvent.keyDown(screen.getByLabelText("Reply"), { key: "Enter" })
    })
    expect(calls.at(-1)).toEqual(["send", ROOM, CANNED_RESPONSES["es"]?.[0]])
    type("Title", "Return")
    type("Question", "Why?")
    type("Options, one per line (none for a text)", "Too small\nDamaged\nDamaged")
    await press(button("Send form"))
    expect(calls.at(-1)).toMatchObject(["sendForm", ROOM, { title: "Return", fields: [{ type: "list-single" }] }])
    expect(await violations()).toEqual([])
  })

  it("forwards, returns, joins and leaves conversations", async () => {
    const { calls } = await show(talking())
    await press(button("Forward"))
    await press(button("Reoffer to the workgroup"))
    type("Room address", "other@rooms.shop.example")
    await press(button("Join"))
    await press(button("Leave"))
    expect(calls.filter(([name]) => name !== "announce" && name !== "markRead")).toEqual([
      ["forward", ROOM, "bob@shop.example"],
      ["reoffer", ROOM],
      ["join", "other@rooms.shop.example"],
      ["leave", ROOM],
    ])
  })

  it("shows the figures of this day, and of another one", async () => {
    await show(idle())
    await press(button("Today"))
    const figures = () => [...document.querySelectorAll("td")].map(({ textContent }) => textContent)
    expect(figures()).toEqual(["5", "4", "1", "12", "–", "4.5"])
    fireEvent.input(screen.getByLabelText("Day"), { target: { value: EARLIER } })
    await press(button("Show"))
    expect(figures()).toEqual(["7", "4", "1", "12", "–", "4.5"])
    expect(await violations()).toEqual([])
  })

  it("has canned responses in every language of the shop", () => {
    expect(Object.keys(CANNED_RESPONSES).toSorted()).toEqual(Object.keys(LANGUAGE_NAMES).toSorted())
    expect(new Set(Object.values(CANNED_RESPONSES).map(({ length }) => length)).size).toBe(1)
  })
})
