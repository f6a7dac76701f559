import type { ChatServer } from "./stropheChatConnection.ts"

/** Path of long polling on the shop's origin, when a store names none; the WebSocket's path is beside it. */
const BIND_PATH = "/chat/http-bind"
const WEBSOCKET_PATH = "websocket"

/** The chat service of a store. */
export interface ChatService extends Required<ChatServer> {
  readonly domain: string
}

/**
 * Returns the addresses of a store's chat: its `CHAT_BIND_URL` is that of long polling, relative to the shop, and the
 * domain of its accounts is `CHAT_DOMAIN`, or the shop's host.
 */
export function chatServerOf(
  configuration: Readonly<Record<string, string>>,
  shop: { readonly origin: string; readonly hostname: string },
): ChatService {
  const bind = new URL(configuration["CHAT_BIND_URL"] || BIND_PATH, shop.origin)
  const websocket = new URL(WEBSOCKET_PATH, bind)
  websocket.protocol = bind.protocol === "http:" ? "ws:" : "wss:"
  return {
    domain: configuration["CHAT_DOMAIN"] || shop.hostname,
    boshUrl: bind.href,
    websocketUrl: websocket.href,
  }
}
