import { client, xml } from "@xmpp/client"
import type { Client } from "@xmpp/client"
import { randomUUID } from "node:crypto"
import { createRequire } from "node:module"
import { dirname } from "node:path"
import type { Page } from "playwright-core"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { WebSocket } from "ws"
import { DEMO_AGENTS } from "../../../contracts/sandbox/other/demoAgents.ts"
import { visitor } from "../support/openBrowser.ts"
import { openSharedFront } from "../support/openSharedFront.ts"

const { shop, browser } = await openSharedFront({ showsPictures: true })

const DOMAIN = "chat.selvedge.example"
const MUC = "http://jabber.org/protocol/muc"
const MARKERS = "urn:xmpp:chat-markers:0"
const [HOST, GUEST] = DEMO_AGENTS
const DIST = dirname(createRequire(import.meta.url).resolve("converse.js/dist/converse.min.js"))
const DOT = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
)

type Stanza = Parameters<Client["send"]>[0]

/** The part of converse.js that this test uses. */
interface Converse {
  readonly plugins: {
    readonly add: (
      name: string,
      plugin: { readonly initialize: (this: { readonly _converse: ConverseClient }) => void },
    ) => void
  }
  readonly initialize: (settings: Readonly<Record<string, unknown>>) => Promise<void>
}
interface ConverseClient {
  readonly api: {
    readonly connection: { readonly connected: () => boolean }
    readonly rooms: { readonly open: (jid: string, attributes: { readonly nick: string }) => Promise<unknown> }
  }
}
declare global {
  var converse: Converse
  var converseClient: ConverseClient | undefined
}

/** Signs in with converse.js, on an empty page of the shop's origin. */
async function signInWithConverse(page: Page): Promise<void> {
  await page.route(`${shop.address}/converse/**`, (route) =>
    route.fulfill({ path: `${DIST}/${new URL(route.request().url()).pathname.replace("/converse/", "")}` }),
  )
  await page.goto(`${shop.address}/robots.txt`)
  await page.setContent('<!doctype html><title>Chat</title><body class="converse-fullscreen"></body>')
  await page.addStyleTag({ path: `${DIST}/converse.min.css` })
  await page.addScriptTag({ path: `${DIST}/converse.min.js`, type: "module" })
  await page.waitForFunction(() => "converse" in globalThis)
  const account = { jid: `${GUEST.agentId}@${DOMAIN}`, password: GUEST.secret }
  await page.evaluate(
    ({ settings }) => {
      globalThis.converse.plugins.add("opened", {
        initialize() {
          globalThis.converseClient = this._converse
        },
      })
      return globalThis.converse.initialize(settings)
    },
    {
      settings: {
        ...account,
        assets_path: "/converse/",
        authentication: "login",
        auto_login: true,
        auto_reconnect: false,
        discover_connection_methods: false,
        i18n: "en",
        view_mode: "fullscreen",
        websocket_url: `${shop.address.replace("http", "ws")}/chat/websocket`,
        whitelisted_plugins: ["opened"],
      },
    },
  )
  await page.waitForFunction(() => globalThis.converseClient?.api.connection.connected() === true)
}

describe("converse.js, on the shop's chat service", () => {
  it("signs in, joins a room, shows its history, sends messages and receipts, and uploads", async () => {
    // Some versions of Node have none.
    vi.stubGlobal("WebSocket", WebSocket)
    const host = client({
      service: `${shop.address.replace("http", "ws")}/chat/websocket`,
      domain: DOMAIN,
      credentials: (authenticate) =>
        authenticate({ username: HOST.agentId, password: HOST.secret }, "PLAIN", xml("user-agent")),
    })
    host.on("error", () => undefined)
    const received: Stanza[] = []
    host.on("stanza", (stanza) => received.push(stanza))
    onTestFinished(async () => {
      await host.stop()
      vi.unstubAllGlobals()
    })
    await host.start()
    const room = `${randomUUID()}@rooms.${DOMAIN}`
    await host.send(xml("presence", { to: `${room}/host` }, xml("x", { xmlns: MUC })))
    const markable = xml("markable", { xmlns: MARKERS })
    await host.send(
      xml("message", { to: room, type: "groupchat", id: "h1" }, xml("body", {}, "How can we help?"), markable),
    )
    const invite = xml("invite", { to: `${GUEST.agentId}@${DOMAIN}` })
    await host.send(xml("message", { to: room }, xml("x", { xmlns: `${MUC}#user` }, invite)))
    await expect.poll(() => received.some(({ attrs }) => attrs["id"] === "h1")).toBe(true)

    const { page, close } = await visitor(browser, { bypassCSP: true })
    await signInWithConverse(page)
    await page.evaluate((jid) => globalThis.converseClient?.api.rooms.open(jid, { nick: "guest" }), room)
    await page.locator(".chat-msg__text", { hasText: "How can we help?" }).waitFor()
    await page.locator("textarea.chat-textarea").fill("From converse")
    await page.locator("textarea.chat-textarea").press("Enter")
    const fromGuest = (accepts: (stanza: Stanza) => boolean) =>
      expect
        .poll(() => received.some((stanza) => stanza.attrs["from"] === `${room}/guest` && accepts(stanza)))
        .toBe(true)
    await fromGuest((stanza) => stanza.getChildText("body") === "From converse")
    await host.send(
      xml("message", { to: room, type: "groupchat", id: "h2" }, xml("body", {}, "Which order is it?"), markable),
    )
    await fromGuest((stanza) => stanza.getChild("displayed", MARKERS) !== undefined)
    await page.setInputFiles("input.fileupload", { name: "dot.png", mimeType: "image/png", buffer: DOT })
    await fromGuest((stanza) =>
      /^http.*\/dot\.png$/.test(stanza.getChild("x", "jabber:x:oob")?.getChildText("url") ?? ""),
    )
    await page.locator(".chat-msg img[src$='/dot.png']").waitFor({ state: "attached" })
    await close()
  })
})
