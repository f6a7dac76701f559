import { ChatConnection } from "../../application/chat/ChatConnection.ts"
import { TabChannel } from "../../application/platform/TabChannel.ts"
import { ImageCleaner } from "../../application/chat/ImageCleaner.ts"
import { gateway } from "../backend/gateway.ts"
import { canvasImageCleaner } from "../browser/canvasImageCleaner.ts"
import { broadcastTabChannel } from "../browser/BroadcastTabChannel.ts"
import { chatServerOf } from "../chat/chatServerOf.ts"
import { allowXmlParsing } from "../chat/allowXmlParsing.ts"
import { stropheChatConnection } from "../chat/stropheChatConnection.ts"
import { tabSessions } from "../chat/tabSessions.ts"

/** Messages of one release: another release has another form. */
const TAB_CHANNEL = "selvedge.chat.v1"

/** Services of the chat in a page, in the format of the gateways. */
export const chatConnection = gateway(ChatConnection, (_, { store }) => {
  allowXmlParsing()
  return stropheChatConnection(chatServerOf(store.configuration, globalThis.location.origin, store.id), {
    resumableSessions: tabSessions(),
    ownOrigin: globalThis.location.origin,
    fetch: (request) => globalThis.fetch(request),
  })
})
/** The connection of an agent, who signs in with a key instead of a customer's session. */
export const agentConnection = gateway(ChatConnection, (_, { store }) => {
  allowXmlParsing()
  return stropheChatConnection(chatServerOf(store.configuration, globalThis.location.origin), {
    ownOrigin: globalThis.location.origin,
    fetch: (request) => globalThis.fetch(request),
  })
})
export const imageCleaner = gateway(ImageCleaner, () => canvasImageCleaner())
export const chatTabs = gateway(TabChannel, () => broadcastTabChannel(TAB_CHANNEL))

/** Addresses of a store's chat accounts and workgroups. */
export function chatAddresses(configuration: Readonly<Record<string, string>>) {
  const { domain } = chatServerOf(configuration, globalThis.location.origin)
  return { domain, workgroupJid: (workgroupId: string) => `${workgroupId}@workgroup.${domain}` }
}
