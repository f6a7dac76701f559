import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import axe from "axe-core"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { ChatAction, ChatScreen } from "../../../../application/chat/ChatClient.ts"
import type { Conversation } from "../../../../application/chat/ChatSession.ts"
import { ImageRefused } from "../../../../application/chat/ImageCleaner.ts"
import type { WorkgroupChoice } from "../../../../application/chat/listWorkgroups.ts"
import { CHAT_ERROR_MESSAGES, CHAT_NOTICES, ChatError } from "../../../../domain/chat/ChatError.ts"
import type { ChatMessage } from "../../../../domain/chat/ChatMessage.ts"
import type { Workgroup } from "../../../../domain/chat/Workgroup.ts"
import { ChatWidget } from "../../../../ui/features/chat/ChatWidget.tsx"
import { createObservable } from "../../../../ui/runtime/observable.ts"
import { aChatMessage, aPendingMessage, ROOM } from "../../../support/builders/aChatMessage.ts"
import { chatTexts } from "../../../support/ui/englishTexts.ts"
import type { FakeFeature } from "../../../support/ui/shopAround.tsx"
import { done, press, refused, renderInShop } from "../../../support/ui/shopAround.tsx"

const SAVED = {
  jid: "shop.example",
  customerId: "customer",
  name: "Ana",
  email: "ana@shop.example",
  workgroupId: "orders",
}
const GROUP: Workgroup = {
  id: "orders",
  name: "Orders and delivery",
  languageId: "-1",
  timeZone: "UTC",
  isDisabled: false,
  week: new Map(),
  welcomeMessage: "How can we help?",
  idleMessage: "Are you still there?",
  idleTime: 300,
}
const OPEN: WorkgroupChoice = { all: [GROUP], chat: [GROUP], whatsapp: [{ ...GROUP, phone: "+34 910 000 000" }] }
const IDLE: ChatScreen = {
  view: { connection: { phase: "idle" }, conversations: new Map(), outbox: [], offers: [] },
}

const aConversation = (messages: readonly ChatMessage[], rest: Partial<Conversation> = {}): Conversation => ({
  room: { jid: ROOM, isJoined: true, isForwarding: false },
  messages,
  typing: new Set(),
  occupants: new Set(),
  ...rest,
})
const talking = (...conversations: readonly Conversation[]): ChatScreen => ({
  saved: SAVED,
  view: {
    ...IDLE.view,
    connection: { phase: "inConversation" },
    conversations: new Map(conversations.map((conversation) => [conversation.room.jid, conversation])),
  },
})
const queued: ChatScreen = {
  saved: SAVED,
  view: { ...IDLE.view, connection: { phase: "queued", position: 3, waitSeconds: 130 } },
}

/** Shows the chat in a state; returns the actions, and a function that changes the state. */
async function show(first: ChatScreen, overrides: Partial<FakeFeature<"chat">> = {}, isStored = false) {
  const observable = createObservable(first)
  const actions: ChatAction[] = []
  const start = vi.fn<FakeFeature<"chat">["start"]>(() => done(undefined))
  renderInShop(<ChatWidget opening={{ isStored }} content="product" />, {
    chat: {
      open: () => done(observable),
      workgroups: () => done(OPEN),
      start,
      act: (action) => {
        actions.push(action)
        return done(undefined)
      },
      ...overrides,
    },
  })
  await act(async () => undefined)
  return {
    actions: () => actions.filter(({ action }) => action !== "read" && action !== "typing"),
    all: actions,
    start,
    change: (next: ChatScreen) => act(async () => observable.set(next)),
  }
}

async function violations(): Promise<readonly string[]> {
  const found = await axe.run(document.body, {
    resultTypes: ["violations"],
    // The DOM of these tests has no layout; the journey checks colors and targets.
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  })
  return found.violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(" ")}`)
}

const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
const button = (name: string) => screen.getByRole("button", { name })
const enter = (shiftKey = false) => fireEvent.keyDown(screen.getByLabelText("Message"), { key: "Enter", shiftKey })

beforeEach(() => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible")
})
afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

describe("the window of a stored or a new chat", () => {
  it("keeps the keyboard's focus while the chat opens, minimized or not", async () => {
    for (const [isStored, name] of [
      [true, "Chat"],
      [false, "Minimize chat"],
    ] as const) {
      const connected = new EventTarget()
      const open: FakeFeature<"chat">["open"] = async () => {
        await new Promise((resolve) => connected.addEventListener("connected", resolve))
        return done(createObservable(talking(aConversation([]))))
      }
      await show(IDLE, { open }, isStored)
      button(name).focus()
      await act(async () => void connected.dispatchEvent(new Event("connected")))
      expect([document.activeElement, screen.getByLabelText("Message").isConnected]).toEqual([button(name), true])
      cleanup()
    }
  })
})

describe("the window of a new chat", () => {
  it("asks for name, email and an open workgroup, with the labels of the specification", async () => {
    const { start } = await show(IDLE)
    type("Name", " Ana ")
    type("E-Mail", "ana@shop.example")
    await press(button("Start chat"))
    expect(start).toHaveBeenCalledWith(
      expect.objectContaining({ name: " Ana ", email: "ana@shop.example", workgroupId: "orders" }),
    )
    expect(screen.getByRole("link", { name: "Orders and delivery on WhatsApp" }).getAttribute("href")).toBe(
      "https://wa.me/34910000000",
    )
    expect(await violations()).toEqual([])
  })

  it("F141 leads to the contact form when every workgroup is closed, and shows the error", async () => {
    await show(IDLE, {
      workgroups: () => done({ all: [GROUP], chat: [], whatsapp: [], closedMessage: "We’re closed." }),
    })
    expect([screen.queryByLabelText("Name"), screen.getByText("We’re closed.")]).toEqual([null, expect.anything()])
    expect(screen.getByRole("link", { name: "Contact us" })).toBeDefined()
    expect(await violations()).toEqual([])
    cleanup()
    await show(IDLE, {
      workgroups: () => refused(new ChatError({ reason: "workgroupsUnavailable", detail: "500" })),
    })
    expect(screen.getByRole("alert").textContent).toContain("There was an error while trying to get the workgroups")
    expect(screen.getByRole("link", { name: "Contact us" })).toBeDefined()
    expect(await violations()).toEqual([])
  })

  it("shows the place in the queue and the way to the contact form, and leaves it", async () => {
    const { actions } = await show(queued)
    expect(screen.getByText("Your position in the queue: 3")).toBeDefined()
    expect(screen.getByText("Estimated wait: 2 min")).toBeDefined()
    expect(screen.getByRole("link", { name: "Contact us" })).toBeDefined()
    expect(await violations()).toEqual([])
    await press(button("End chat"))
    expect(actions()).toEqual([{ action: "end" }])
  })

  it("shows why the chat ended, with a way to begin again", async () => {
    const { actions } = await show({ ...queued, error: new ChatError({ reason: "workgroupNotJoined" }) })
    expect(screen.getByRole("alert").textContent).toContain("Could not join the workgroup as user")
    await press(button("Start a new chat"))
    expect(actions()).toEqual([{ action: "end" }])
  })

  it("minimizes with Escape to a button, with the number of new messages", async () => {
    const { change } = await show(talking(aConversation([])))
    fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" })
    await change(talking(aConversation([aChatMessage("hello")])))
    expect(screen.queryByRole("dialog")).toBeNull()
    expect(button("Chat New messages: 1")).toBeDefined()
    expect(await violations()).toEqual([])
    await press(button("Chat New messages: 1"))
    expect(screen.getByRole("dialog", { name: "Chat" })).toBeDefined()
  })
})

describe("a conversation", () => {
  it("is a log for screen readers, and confirms the messages that are shown", async () => {
    const { all } = await show(talking(aConversation([aChatMessage("hello")], { typing: new Set([`${ROOM}/agent`]) })))
    expect(screen.getByRole("log", { name: "Messages" }).textContent).toContain("hello")
    expect(screen.getByText("How can we help?")).toBeDefined()
    expect(screen.getByText("agent is typing…")).toBeDefined()
    expect(all).toContainEqual({ action: "read", roomJid: ROOM })
    expect(await violations()).toEqual([])
  })

  it("confirms nothing while it is minimized", async () => {
    const { all } = await show(talking(aConversation([aChatMessage("hello")])), {}, true)
    expect(all).toEqual([])
  })

  it("sends on Enter, adds a line on Shift+Enter, and sends nothing while an input method composes", async () => {
    const { actions } = await show(talking(aConversation([])))
    type("Message", "line")
    enter(true)
    fireEvent.keyDown(screen.getByLabelText("Message"), { key: "Enter", isComposing: true })
    expect(actions()).toEqual([])
    await act(async () => enter())
    expect(actions()).toEqual([{ action: "send", roomJid: ROOM, body: "line" }])
    await act(async () => enter())
    expect(actions()).toHaveLength(1)
  })

  it("shows the receipts, and accepts no input until the last message was sent", async () => {
    const { change, actions } = await show(talking(aConversation([aPendingMessage("mine")])))
    expect(screen.getByText("Sending…")).toBeDefined()
    expect(screen.getByLabelText<HTMLTextAreaElement>("Message").readOnly).toBe(true)
    type("Message", "next")
    await press(button("Send"))
    expect(actions()).toEqual([])
    for (const [status, text] of [
      ["sent", "Sent"],
      ["delivered", "Delivered"],
      ["read", "Read"],
    ] as const) {
      await change(talking(aConversation([{ ...aPendingMessage("mine"), status }])))
      expect(screen.getByText(text)).toBeDefined()
    }
    expect(screen.getByLabelText<HTMLTextAreaElement>("Message").readOnly).toBe(false)
    expect(await violations()).toEqual([])
  })

  it("F128 offers to send again, or to delete, a message without a receipt", async () => {
    const { actions } = await show(talking(aConversation([{ ...aPendingMessage("mine"), status: "failed" }])))
    expect(screen.getByText("Not sent")).toBeDefined()
    expect(screen.getByLabelText<HTMLTextAreaElement>("Message").readOnly).toBe(false)
    expect(await violations()).toEqual([])
    await press(button("Retry"))
    await press(button("Delete"))
    expect(actions()).toEqual([
      { action: "retry", originId: "mine" },
      { action: "discard", originId: "mine" },
    ])
  })

  it("F135 shows markup and script addresses as text", async () => {
    const hostile = `<img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a> javascript:alert(1)`
    await show(talking(aConversation([aChatMessage("x", { body: hostile })])))
    const log = screen.getByRole("log")
    expect(log.textContent).toContain(hostile)
    expect(log.querySelectorAll("img, a, script")).toHaveLength(0)
  })

  it("F147 gives each message and name a direction of its own, so that order numbers keep their place", async () => {
    await show(talking(aConversation([aChatMessage("x", { body: "الطلب 12345 (XL)" })])))
    expect(screen.getByText("الطلب 12345 (XL)").dir).toBe("auto")
    expect(screen.getByText("agent").tagName).toBe("BDI")
  })

  it("F134 explains a masked card number", async () => {
    await show(
      talking(aConversation([aPendingMessage("mine")].map((one) => ({ ...one, body: "**** **** **** ****" })))),
    )
    expect(screen.getByText("We hide card numbers to protect you.")).toBeDefined()
  })

  it("F136 previews an image without its metadata, and explains why another file is refused", async () => {
    const file = { name: "shirt.jpg", mediaType: "image/jpeg", bytes: new Uint8Array([1]) }
    const prepareImage = vi
      .fn<FakeFeature<"chat">["prepareImage"]>()
      .mockReturnValueOnce(refused(new ImageRefused({ rule: "type" })))
      .mockReturnValue(done({ file, preview: "data:image/png;base64," }))
    const { actions } = await show(talking(aConversation([])), { prepareImage })
    const choose = () =>
      act(async () => {
        fireEvent.change(screen.getByLabelText("Attach file"), { target: { files: [new File(["x"], "shirt.svg")] } })
      })
    await choose()
    expect(screen.getByText("Choose a JPEG, PNG or WebP image.")).toBeDefined()
    await choose()
    expect(screen.getByText("Selected image: shirt.jpg")).toBeDefined()
    expect(await violations()).toEqual([])
    await press(button("Send"))
    expect(actions()).toEqual([{ action: "attach", roomJid: ROOM, file }])
    expect(screen.queryByText("Selected image: shirt.jpg")).toBeNull()
  })

  it("F132 F133 shows a form as text, answers what it offers, and only once", async () => {
    const form = {
      title: "<b>Return</b>",
      fields: [
        {
          var: "reason",
          type: "list-single",
          label: "Reason",
          isRequired: true,
          values: [],
          options: [
            { label: "Too small", value: "small" },
            { label: "Damaged", value: "damaged" },
          ],
        },
        { var: "note", type: "text-single", label: "Note", isRequired: false, values: [], options: [] },
      ],
    } as const
    const question = aChatMessage("q", { form, body: "<b>Return</b>" })
    const { actions, change } = await show(talking(aConversation([question])))
    expect(screen.getByText("<b>Return</b>")).toBeDefined()
    await press(button("Send answers"))
    expect(actions()).toEqual([])
    expect(screen.getByText("Required")).toBeDefined()
    expect(await violations()).toEqual([])
    await press(screen.getByLabelText("Damaged"))
    await press(button("Send answers"))
    expect(actions()).toEqual([
      { action: "answer", roomJid: ROOM, originId: "q", answers: new Map([["reason", ["damaged"]]]) },
    ])
    expect(screen.getByRole("group", { name: "<b>Return</b>" }).hasAttribute("disabled")).toBe(false)
    await change(talking(aConversation([question, { ...aPendingMessage("a"), answerTo: "q" }])))
    expect(screen.getByRole("group", { name: "<b>Return</b>" }).hasAttribute("disabled")).toBe(true)
    expect([screen.queryByRole("button", { name: "Send answers" }), screen.getByText("Answered")]).toEqual([
      null,
      expect.anything(),
    ])
    expect(await violations()).toEqual([])
  })

  it("shows the notices of the specification about the connection", async () => {
    const conversation = talking(aConversation([]))
    const at = (connection: ChatScreen["view"]["connection"]) => ({
      ...conversation,
      view: { ...conversation.view, connection },
    })
    const { change } = await show(conversation)
    await change(at({ phase: "disconnected", attempt: 0 }))
    expect(screen.getByText(CHAT_NOTICES.reconnecting)).toBeDefined()
    expect(await violations()).toEqual([])
    await change(at({ phase: "reconnecting", attempt: 0 }))
    expect(screen.getByText(CHAT_NOTICES.reconnecting)).toBeDefined()
    await change(at({ phase: "inConversation" }))
    expect(screen.getByText(CHAT_NOTICES.reconnected)).toBeDefined()
    await change(at({ phase: "closed", detail: "policy-violation" }))
    expect(screen.getByText("Disconnected: policy-violation")).toBeDefined()
  })

  it("shows the text for an idle customer after the workgroup's time", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    await show(talking(aConversation([aChatMessage("hello")])))
    expect(screen.queryByText("Are you still there?")).toBeNull()
    await act(async () => vi.advanceTimersByTime(300_000))
    expect(screen.getByText("Are you still there?")).toBeDefined()
    vi.useRealTimers()
  })

  it("switches between several conversations", async () => {
    const other = "other@rooms.shop.example"
    await show(
      talking(
        aConversation([aChatMessage("first")]),
        aConversation([aChatMessage("second", { roomJid: other, fromJid: `${other}/agent` })], {
          room: { jid: other, isJoined: true, isForwarding: false },
        }),
      ),
    )
    expect(screen.getByRole("log").textContent).toContain("second")
    expect(await violations()).toEqual([])
    await press(button("Conversation 1 New messages: 1"))
    expect(screen.getByRole("log").textContent).toContain("first")
  })

  it("ends after a question, with a rating and the transcript by email", async () => {
    const { actions } = await show(talking(aConversation([])))
    await press(button("End chat"))
    expect(screen.getByText("End this chat?")).toBeDefined()
    expect(await violations()).toEqual([])
    await press(screen.getByLabelText("4 of 5"))
    await press(button("Send rating"))
    await press(button("Email transcript"))
    expect(screen.getByText("Thank you for your rating.")).toBeDefined()
    expect(screen.getByText("We’ve emailed the transcript to ana@shop.example.")).toBeDefined()
    await press(button("End chat"))
    expect(actions()).toEqual([
      { action: "rate", roomJid: ROOM, stars: 4, comment: "" },
      { action: "emailTranscript", roomJid: ROOM, email: "ana@shop.example" },
      { action: "end" },
    ])
  })

  it("that the other side has ended accepts no message, and offers a new chat", async () => {
    const room = { jid: ROOM, isJoined: false, isForwarding: false, isClosed: true }
    const { actions } = await show(talking(aConversation([aChatMessage("bye")], { room })))
    expect([screen.queryByLabelText("Message"), screen.getByText("This chat has ended.")]).toEqual([
      null,
      expect.anything(),
    ])
    expect(await violations()).toEqual([])
    await press(button("Start a new chat"))
    expect(actions()).toEqual([{ action: "end" }])
  })
})

describe("the messages of the specification", () => {
  it("are shown verbatim in English", () => {
    const shown = (key: string) => String(chatTexts[`chat.${key}`]).replace("{detail}", "{0}")
    expect(Object.keys(CHAT_ERROR_MESSAGES).map((reason) => shown(`error.${reason}`))).toEqual(
      Object.values(CHAT_ERROR_MESSAGES),
    )
    expect(Object.keys(CHAT_NOTICES).map((notice) => shown(`notice.${notice}`))).toEqual(Object.values(CHAT_NOTICES))
    expect(["send", "title", "name", "email", "start", "attach"].map(shown)).toEqual([
      "Send",
      "Chat",
      "Name",
      "E-Mail",
      "Start chat",
      "Attach file",
    ])
  })
})
