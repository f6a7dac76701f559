import { cleanup, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { HelpView } from "../../../../ui/features/customer-service/HelpView.tsx"
import { chatOpening } from "../../../../ui/runtime/chatOpening.ts"
import { press, renderInShop } from "../../../support/ui/shopAround.tsx"

const TOPIC = { id: "delivery", title: "Delivery" }

afterEach(() => {
  cleanup()
  chatOpening.set(undefined)
})

describe("the help center", () => {
  it("opens the chat, with the topic for the agent", async () => {
    renderInShop(<HelpView help={{ topics: [TOPIC], articles: [] }} />, {})
    await press(screen.getByRole("button", { name: "Chat with us" }))
    expect(chatOpening.current()?.context).toBeUndefined()
    cleanup()
    renderInShop(<HelpView help={{ topics: [TOPIC], topic: TOPIC, articles: [] }} />, {})
    await press(screen.getByRole("button", { name: "Chat with us" }))
    expect(chatOpening.current()?.context).toEqual({ topic: "Delivery" })
  })
})
