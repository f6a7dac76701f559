import type { ConnectionOptions, SMStorageBackend } from "strophe.js"
import { Strophe } from "strophe.js"
import type { ConnectedChat } from "../../application/chat/ChatConnection.ts"
import type { ChatErrorReason } from "../../domain/chat/ChatError.ts"
import { BOSH_HOLD, BOSH_MAX_RETRIES, BOSH_WAIT_SECONDS, DISCONNECT_TIMEOUT_MS } from "../../domain/chat/chatLimits.ts"
import { guardedWebsocket } from "./GuardedWebsocket.ts"
import { element } from "./stanzas/XmlElement.ts"
import type { XmlElement } from "./stanzas/XmlElement.ts"
import { fromDom, toDom } from "./stropheDom.ts"

/** One link to a server; it is used once. */
export interface ChatLink {
  readonly send: (stanza: XmlElement) => void
  /** Ends the session. */
  readonly close: () => void
  /** Drops the link without ending the session, and without a further notification. */
  readonly abandon: () => void
}

/** Account and stored sessions of a link. */
export interface LinkIdentity {
  readonly jid: string
  readonly password: string
  readonly sessions: SMStorageBackend
}

/** Notifications of a link. `onEnd` comes once, instead of or after `onOpen`. */
export interface LinkHandlers {
  readonly onOpen: (session: ConnectedChat) => void
  readonly onStanza: (stanza: XmlElement) => void
  readonly onEnd: (reason: ChatErrorReason, detail?: string) => void
}

const { Status } = Strophe

const REASONS: ReadonlyMap<number, ChatErrorReason> = new Map<number, ChatErrorReason>([
  [Status.AUTHFAIL, "notAuthenticated"],
  [Status.CONNTIMEOUT, "connectionTimedOut"],
])

/** Opens a link: over WebSocket for a `ws:` or `wss:` address, by long polling for another. */
export function openLink(
  url: string,
  { jid, password, sessions }: LinkIdentity,
  { onOpen, onStanza, onEnd }: LinkHandlers,
): ChatLink {
  // The library writes to the console, with the texts of stanzas.
  Strophe.setLogLevel(Strophe.LogLevel.FATAL)
  // An address without a name: the server knows the account by the cookie of the request.
  const mechanisms = jid.includes("@") ? {} : { mechanisms: [Strophe.SASLExternal] }
  const connection = new Strophe.Connection(url, { ...optionsOf(url, sessions), ...mechanisms })
  let reason: ChatErrorReason = "connectionLost"
  let detail: string | undefined
  let hasEnded = false
  const end = (): void => {
    if (hasEnded) return
    hasEnded = true
    onEnd(reason, detail)
  }
  connection.maxRetries = BOSH_MAX_RETRIES
  connection.connect(
    jid,
    password,
    (status, condition) => {
      reason = REASONS.get(status) ?? reason
      detail = condition ?? detail
      if (status === Status.CONNECTED) {
        connection.addHandler(
          (stanza: Element) => {
            if (!hasEnded) onStanza(fromDom(stanza))
            return true
          },
          null,
          null,
          null,
        )
        // A resumed session has kept its presence.
        if (!connection.hasResumed()) connection.send(toDom(element("presence")))
        onOpen({ isResumed: connection.hasResumed(), jid: connection.jid })
      } else if (status === Status.AUTHFAIL) {
        connection.disconnect()
        end()
      } else if (status === Status.DISCONNECTED || status === Status.CONNFAIL || status === Status.CONNTIMEOUT) end()
    },
    BOSH_WAIT_SECONDS,
    BOSH_HOLD,
    undefined,
    undefined,
    DISCONNECT_TIMEOUT_MS,
  )
  return {
    send: (stanza) => connection.send(toDom(stanza)),
    close: () => {
      hasEnded = true
      connection.disconnect()
    },
    abandon: () => {
      hasEnded = true
      connection._doDisconnect()
    },
  }
}

function optionsOf(url: string, sessions: SMStorageBackend): ConnectionOptions {
  return url.startsWith("ws")
    ? {
        protocol: guardedWebsocket(),
        enableStreamManagement: true,
        streamManagement: { maxUnacked: 1, storage: sessions },
      }
    : {}
}
