import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { CHROMIUM_FLAGS, findChromium } from "../lifecycle/findChromium.mjs"

/**
 * Starts Chromium and connects by its debugging pipe. Unlike Playwright it never enables the inspector's `Runtime`
 * domain, with which V8 compiles a page's scripts a second time: a third of a page's longest task that no customer has.
 */
export async function startTracedBrowser() {
  const profile = mkdtempSync(join(tmpdir(), "selvedge-traced-browser-"))
  const flags = [...CHROMIUM_FLAGS, "--remote-debugging-pipe", `--user-data-dir=${profile}`, "about:blank"]
  const chromium = spawn(findChromium(), flags, { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] })
  const [, , , requests, answers] = chromium.stdio
  const waiting = new Map()
  const listeners = new Set()
  let text = ""
  answers.setEncoding("utf8").on("data", (part) => {
    const messages = (text + part).split("\0")
    text = messages.pop()
    for (const message of messages.map((each) => JSON.parse(each))) {
      if (message.id === undefined) for (const listener of listeners) listener(message)
      else if (message.error !== undefined) waiting.get(message.id).reject(new Error(message.error.message))
      else waiting.get(message.id).resolve(message.result)
    }
  })
  let latest = 0
  /** Sends a command; `sessionId` is that of a page. */
  const send = (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      const id = (latest += 1)
      waiting.set(id, { resolve, reject })
      requests.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    })
  /** Calls `listener` with the parameters of each event of a name. Returns a function that ends it. */
  const on = (name, listener) => {
    const each = ({ method, params }) => method === name && listener(params)
    listeners.add(each)
    return () => listeners.delete(each)
  }
  const close = async () => {
    const ended = once(chromium, "exit")
    await send("Browser.close").catch(() => undefined /* the pipe closes with it */)
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { send, on, close }
}
