import type { ChatServer } from "./stropheChatConnection.ts"

/** Path of long polling on the shop's origin, when a store names none; the WebSocket's path is beside it. */
const BIND_PATH = "/chat/http-bind"
const WEBSOCKET_PATH = "websocket"
/** Domain of the accounts, when a store names none. It is a name only. */
const DOMAIN = "chat.selvedge.example"

/** The chat service of a store. */
export interface ChatService extends Required<ChatServer> {
  readonly domain: string
}

/**
 * Returns the addresses of a store's chat: its `CHAT_BIND_URL` is that of long polling, relative to the shop, and
 * `CHAT_DOMAIN` the domain of its accounts. The address names the store whose session cookie signs the customer in.
 */
export function chatServerOf(
  configuration: Readonly<Record<string, string>>,
  shopOrigin: string,
  storeId?: string,
): ChatService {
  const bind = new URL(configuration["CHAT_BIND_URL"] || BIND_PATH, shopOrigin)
  const websocket = new URL(WEBSOCKET_PATH, bind)
  websocket.protocol = bind.protocol === "http:" ? "ws:" : "wss:"
  if (storeId !== undefined) for (const url of [bind, websocket]) url.searchParams.set("store", storeId)
  return { domain: configuration["CHAT_DOMAIN"] || DOMAIN, boshUrl: bind.href, websocketUrl: websocket.href }
}
