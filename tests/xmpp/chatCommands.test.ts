import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PassThrough } from "node:stream"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { cliProgram } from "../../adapters/cli/cliProgram.ts"
import { AGENT, startEmbeddedChat } from "../support/chat/startEmbeddedChat.ts"
import type { EmbeddedChat } from "../support/chat/startEmbeddedChat.ts"

describe("the commands chat and agent", () => {
  let chat: EmbeddedChat
  let folder: string
  let printed = ""
  const stdin = Object.getOwnPropertyDescriptor(process, "stdin") ?? {}
  beforeAll(async () => {
    chat = await startEmbeddedChat()
    folder = mkdtempSync(join(tmpdir(), "selvedge-chat-"))
    vi.spyOn(process.stdout, "write").mockImplementation((text) => {
      printed += String(text)
      return true
    })
    vi.stubEnv("SELVEDGE_AGENT_KEY", AGENT.password)
  })
  afterAll(async () => {
    Object.defineProperty(process, "stdin", stdin)
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
    await chat.stop()
  })

  /** Runs a command whose input is the returned stream. */
  const start = (...args: readonly string[]) => {
    const input = new PassThrough()
    Object.defineProperty(process, "stdin", { configurable: true, get: () => input })
    const state = join(folder, `${args[0]}.json`)
    const options = ["--backend", `http://127.0.0.1:${chat.port}`, "--store", "ES", "--state-file", state]
    const ended = cliProgram().parseAsync([...options, ...args], { from: "user" })
    return { input, ended }
  }
  const isPrinted = (text: string) => expect.poll(() => printed, { timeout: 10_000 }).toContain(text)

  it("bring a customer and an agent together, and print what each writes", async () => {
    const agent = start("agent", "--id", "agent-1", "--workgroup", "es-es-orders", "--accept", "--max-chats", "2")
    await isPrinted("You are serving es-es-orders.")
    const customer = start("chat", "es-es-orders", "--name", "Ana")
    await isPrinted("Offer: ")
    await isPrinted("You are in ")
    const room = /You are in (\S+)\./.exec(printed)?.[1] ?? ""
    customer.input.write("My card is 4242 4242 4242 4242\n")
    await isPrinted("customer: My card is **** **** **** ****")
    agent.input.write(`say ${room} Hello Ana\n`)
    await isPrinted("agent-1: Hello Ana")
    agent.input.write("dance\n")
    customer.input.end()
    await customer.ended
    agent.input.write(`leave ${room}\n`)
    agent.input.end()
    await agent.ended
  })
})
