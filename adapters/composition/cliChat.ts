import type { ChatConnection } from "../../application/chat/ChatConnection.ts"

/** Domain of the accounts of the embedded service; a store with a service of its own names another. */
const DOMAIN = "chat.selvedge.example"
const WEBSOCKET_PATH = "/chat/websocket"

/** The chat service of a store, as a command uses it. */
export interface CliChat {
  readonly connection: ChatConnection["Service"]
  readonly domain: string
}

/** Connects commands to the chat of a store. Its library is loaded only here: it costs a third of a second. */
export async function cliChat(backendUrl: string, configuration: Readonly<Record<string, string>>): Promise<CliChat> {
  const { stropheChatConnection } = await import("../chat/stropheChatConnection.ts")
  const websocketUrl = new URL(configuration["CHAT_WEBSOCKET_URL"] || WEBSOCKET_PATH, backendUrl)
  websocketUrl.protocol = websocketUrl.protocol.replace("http", "ws")
  return {
    connection: stropheChatConnection({ websocketUrl: websocketUrl.href }),
    domain: configuration["CHAT_DOMAIN"] || DOMAIN,
  }
}
