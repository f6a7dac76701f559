import type { Stores } from "../stores/Stores.ts"
import type { XmppServerSettings } from "./createChat.ts"

/** Returns the stores with the domain of the chat's server, where it is not the embedded one and they name none. */
export const storesWithChat = (stores: Stores, server: XmppServerSettings | undefined): Stores =>
  server === undefined
    ? stores
    : {
        ...stores,
        configuration: async (storeId) =>
          new Map([["CHAT_DOMAIN", new URL(server.url).hostname], ...(await stores.configuration(storeId))]),
      }
