import * as Effect from "effect/Effect"
import * as Queue from "effect/Queue"
import * as Redacted from "effect/Redacted"
import * as Stream from "effect/Stream"
import type { SMStorageBackend } from "strophe.js"
import { MemoryStorageBackend } from "strophe.js"
import type { ChatConnection, ChatEvent, ConnectedChat, RoomPlace } from "../../application/chat/ChatConnection.ts"
import type { ChatErrorReason } from "../../domain/chat/ChatError.ts"
import { ChatError } from "../../domain/chat/ChatError.ts"
import { RECEIPT_TIMEOUT_MS } from "../../domain/chat/chatLimits.ts"
import type { ChatMessage } from "../../domain/chat/ChatMessage.ts"
import { openLink } from "./openLink.ts"
import type { ChatLink } from "./openLink.ts"
import { putFile } from "./putFile.ts"
import { resumableState } from "./resumableState.ts"
import { archiveQuery, parseArchived, parseArchiveEnd } from "./stanzas/archiveStanzas.ts"
import {
  errorCondition,
  fitsServer,
  parseMessage,
  receiptStanza,
  roomMessage,
  typingStanza,
} from "./stanzas/messageStanzas.ts"
import type { RoomEvent } from "./stanzas/roomStanzas.ts"
import {
  discoverItems,
  inviteStanza,
  joinRoomStanza,
  leaveRoomStanza,
  parseItems,
  parseRoomEvent,
  parsePresence,
  parseRoster,
  rosterQuery,
  unlockRoomStanza,
} from "./stanzas/roomStanzas.ts"
import { parseStatistics, ratingRequest, statisticsRequest, transcriptRequest } from "./stanzas/serviceStanzas.ts"
import { parseUploadSlot, uploadRequest } from "./stanzas/uploadStanzas.ts"
import {
  announceAgent,
  confirmRequest,
  decideOfferStanza,
  departQueue,
  joinQueue,
  parseQueueForm,
  parseWorkgroupEvent,
  refuseRequest,
  requestQueueForm,
  withJoinTime,
} from "./stanzas/workgroupStanzas.ts"
import { element } from "./stanzas/XmlElement.ts"
import type { XmlElement } from "./stanzas/XmlElement.ts"

/** Addresses of a chat server; at least one is needed. */
export interface ChatServer {
  /** `wss:` address of XMPP over WebSocket (RFC 7395). */
  readonly websocketUrl?: string
  /** `https:` address of long polling (XEP-0206), used when the WebSocket cannot be opened. */
  readonly boshUrl?: string
}

/** Where a resumable session is stored, and the clock of this device. */
export interface ChatDevice {
  readonly resumableSessions?: SMStorageBackend
  readonly now?: () => number
  /** The shop's own origin: its files are shown and uploaded also without encryption. */
  readonly ownOrigin?: string
  /** Sends an upload; without it there are none. */
  readonly fetch?: (request: Request) => Promise<Response>
}

type Outcome<Value> = (result: Effect.Effect<Value, ChatError>) => void

const failure = (reason: ChatErrorReason, detail?: string): ChatError =>
  new ChatError({ reason, ...(detail === undefined ? {} : { detail }) })

/** A chat connection by strophe.js, over WebSocket with long polling as the fallback. */
export function stropheChatConnection(
  { websocketUrl, boshUrl }: ChatServer,
  { resumableSessions = new MemoryStorageBackend(), now = Date.now, ownOrigin, ...device }: ChatDevice = {},
): ChatConnection["Service"] {
  const sessions = resumableState(resumableSessions)
  const fetchUpload = device.fetch ?? (() => Promise.reject(new Error("uploads are disabled")))
  const ownJids = new Map<string, string>()
  const requests = new Map<string, Outcome<XmlElement>>()
  const joins = new Map<string, Outcome<RoomEvent>>()
  const archives = new Map<string, { readonly roomJid: string; readonly messages: ChatMessage[] }>()
  /** Presences at workgroups: a new session repeats them, because the workgroups have seen the former one end. */
  const presences = new Map<string, XmlElement>()
  /** Requests of the queues in which this customer is. */
  const queued = new Map<string, XmlElement>()
  const backlog: ChatEvent[] = []
  let deliver = (event: ChatEvent): unknown => backlog.push(event)
  let link: ChatLink | undefined
  let preferredUrl = websocketUrl ?? boshUrl
  let lastId = 0
  let domain = ""

  const context = () => ({ ownJids, now: now(), ownOrigin })
  const nextId = (): string => `c${(lastId += 1)}`

  const send = (stanza: XmlElement): Effect.Effect<void, ChatError> =>
    Effect.suspend(() => {
      if (link === undefined) return Effect.fail(failure("connectionLost"))
      link.send(stanza)
      return Effect.void
    })

  const awaitOutcome = <Value>(
    outcomes: Map<string, Outcome<Value>>,
    key: string,
    stanza: XmlElement,
    onTimeout: ChatErrorReason,
  ): Effect.Effect<Value, ChatError> =>
    Effect.callback<Value, ChatError>((resume) => {
      if (link === undefined) return resume(Effect.fail(failure("connectionLost")))
      outcomes.set(key, resume)
      link.send(stanza)
      return Effect.sync(() => void outcomes.delete(key))
    }).pipe(
      Effect.timeoutOrElse({
        duration: RECEIPT_TIMEOUT_MS,
        orElse: () => Effect.fail(failure(onTimeout, "timeout")),
      }),
    )

  /** Sends a request; an error response, or none, fails with the reason and the server's condition. */
  const request = (
    build: (id: string) => XmlElement,
    reason: ChatErrorReason,
    reasonOf: (condition: string | undefined) => ChatErrorReason = () => reason,
  ): Effect.Effect<XmlElement, ChatError> =>
    Effect.suspend(() => {
      const id = nextId()
      return awaitOutcome(requests, id, build(id), reason)
    }).pipe(
      Effect.flatMap((iq) => {
        const condition = errorCondition(iq)
        return iq.attributes.type === "error"
          ? Effect.fail(failure(reasonOf(condition), condition))
          : Effect.succeed(iq)
      }),
    )

  const onLinkLost = (detail: string | undefined): void => {
    link = undefined
    const lost = Effect.fail(failure("connectionLost", detail))
    for (const outcome of [...requests.values(), ...joins.values()]) outcome(lost)
    requests.clear()
    joins.clear()
    archives.clear()
    deliver({ kind: "disconnected", ...(detail === undefined ? {} : { detail }) })
  }

  const onStanza = (stanza: XmlElement): void => {
    if (stanza.name === "iq") return onIq(stanza)
    const roomEvent = parseRoomEvent(stanza)
    if (roomEvent !== undefined) return onRoomEvent(roomEvent)
    const workgroupEvent = parseWorkgroupEvent(stanza)
    if (workgroupEvent !== undefined) return onWorkgroupEvent(workgroupEvent)
    const presence = parsePresence(stanza)
    if (presence !== undefined) return void deliver({ kind: "presence", ...presence })
    for (const [queryId, archive] of archives) {
      const message = parseArchived(stanza, archive.roomJid, queryId, context())
      if (message !== undefined) return void archive.messages.push(message)
    }
    for (const content of parseMessage(stanza, context())) deliver(content)
  }

  const onWorkgroupEvent = (event: NonNullable<ReturnType<typeof parseWorkgroupEvent>>): void => {
    if ((event.kind === "invited" && event.customerJid === undefined) || event.kind === "queueLeft")
      forgetQueue(event.workgroupJid)
    switch (event.kind) {
      case "queuePosition":
      case "queueLeft":
      case "invited":
      case "offerReceived":
      case "offerRevoked":
      case "queueUpdated":
      case "agentStatus":
        deliver(event)
        break
      case "queueDetailsUpdated":
        deliver({ ...event, customers: event.customers.map(withJoinTime) })
    }
  }

  const forgetQueue = (workgroupJid: string): void => {
    if (queued.delete(workgroupJid)) presences.delete(workgroupJid)
  }

  const onIq = (iq: XmlElement): void => {
    const { type, id = "" } = iq.attributes
    if (type === "result" || type === "error") {
      const outcome = requests.get(id)
      requests.delete(id)
      return outcome?.(Effect.succeed(iq))
    }
    const event = parseWorkgroupEvent(iq)
    link?.send(event === undefined ? refuseRequest(iq) : confirmRequest(iq))
    if (event !== undefined) onWorkgroupEvent(event)
  }

  const onRoomEvent = (event: RoomEvent): void => {
    if (event.kind === "occupantLeft" && event.isSelf) deliver({ kind: "roomClosed", roomJid: event.roomJid })
    else if (event.kind !== "joinRefused") {
      const isPresent = event.kind === "occupantJoined"
      const nickname = event.kind === "occupantJoined" ? event.occupant.nickname : event.nickname
      if (!event.isSelf) deliver({ kind: "occupant", roomJid: event.roomJid, nickname, isPresent })
    }
    const isOwnJoin = event.kind === "joinRefused" || (event.kind === "occupantJoined" && event.isSelf)
    if (!isOwnJoin) return
    joins.get(event.roomJid)?.(Effect.succeed(event))
    joins.delete(event.roomJid)
  }

  const join = ({ roomJid, nickname }: RoomPlace): Effect.Effect<{ readonly isCreated: boolean }, ChatError> =>
    Effect.suspend(() => {
      ownJids.set(roomJid, `${roomJid}/${nickname}`)
      return awaitOutcome(joins, roomJid, joinRoomStanza(roomJid, nickname, nextId()), "other")
    }).pipe(
      Effect.flatMap((event) => {
        if (event.kind === "joinRefused") return Effect.fail(failure("other", event.condition))
        const isCreated = event.kind === "occupantJoined" && event.isCreated
        const unlocked = isCreated
          ? Effect.asVoid(request((id) => unlockRoomStanza(roomJid, id), "roomNotCreated"))
          : Effect.void
        return Effect.as(unlocked, { isCreated })
      }),
    )

  const open = (url: string, jid: string, password: string) =>
    Effect.callback<ConnectedChat, ChatError>((resume) => {
      const opened = openLink(
        url,
        { jid, password, sessions },
        {
          onOpen: (session) => {
            link = opened
            if (!session.isResumed)
              for (const stanza of [...queued.values(), ...presences.values()]) opened.send(stanza)
            resume(Effect.succeed(session))
          },
          onStanza,
          onEnd: (reason, detail) => {
            if (link === opened) onLinkLost(detail)
            else resume(Effect.fail(failure(reason, detail)))
          },
        },
      )
      return Effect.sync(() => opened.abandon())
    })

  return {
    connect: ({ jid, password }) =>
      Effect.suspend(() => {
        link?.abandon()
        link = undefined
        domain = jid.slice(jid.indexOf("@") + 1)
        const first = preferredUrl
        if (first === undefined) return Effect.fail(failure("connectionLost", "no address"))
        const secret = Redacted.value(password)
        return open(first, jid, secret).pipe(
          Effect.catchIf(
            ({ reason }) => reason === "connectionLost" && boshUrl !== undefined && first !== boshUrl,
            () =>
              open(boshUrl ?? first, jid, secret).pipe(
                Effect.tap(() => Effect.sync(() => void (preferredUrl = boshUrl))),
              ),
          ),
        )
      }),
    disconnect: Effect.sync(() => {
      const ended = link
      link = undefined
      presences.clear()
      queued.clear()
      ended?.close()
    }),
    events: Stream.callback<ChatEvent>((queue) =>
      Effect.sync(() => {
        deliver = (event) => Queue.offerUnsafe(queue, event)
        for (const event of backlog.splice(0)) deliver(event)
      }),
    ),

    roster: Effect.map(request(rosterQuery, "listsUnavailable"), parseRoster),
    rooms: (serviceJid) =>
      Effect.map(
        request((id) => discoverItems(serviceJid, id), "listsUnavailable"),
        parseItems,
      ),
    createRoom: (place) =>
      join(place).pipe(
        Effect.mapError(({ detail }) => failure("roomNotCreated", detail)),
        Effect.flatMap(({ isCreated }) =>
          isCreated ? Effect.void : Effect.fail(failure("roomNotCreated", "conflict")),
        ),
      ),
    joinRoom: (place) => Effect.asVoid(join(place)),
    leaveRoom: ({ roomJid, nickname }) => send(leaveRoomStanza(roomJid, nickname)),

    sendMessage: (entry) => {
      const stanza = roomMessage(entry)
      return fitsServer(stanza) ? send(stanza) : Effect.fail(failure("other", "too-large"))
    },
    uploadFile: (file) =>
      Effect.suspend(() => {
        const described = { name: file.name, mediaType: file.mediaType, bytes: file.bytes.length }
        return request((id) => uploadRequest(`upload.${domain}`, described, id), "other").pipe(
          Effect.flatMap((iq) => {
            const slot = parseUploadSlot(iq, ownOrigin)
            return slot === undefined ? Effect.fail(failure("other", "no-slot")) : Effect.succeed(slot)
          }),
          Effect.flatMap((slot) =>
            putFile(fetchUpload, slot, file).pipe(Effect.as({ ...described, url: slot.getUrl })),
          ),
        )
      }),
    sendTyping: (roomJid, isTyping) => send(typingStanza(roomJid, isTyping)),
    sendReceipt: (roomJid, originId, receipt) => send(receiptStanza(roomJid, originId, receipt)),
    loadHistory: (roomJid, after) =>
      Effect.suspend(() => {
        const messages: ChatMessage[] = []
        let queryId = ""
        return request((id) => {
          queryId = id
          archives.set(id, { roomJid, messages })
          return archiveQuery(roomJid, id, after)
        }, "messagesUnavailable").pipe(
          Effect.map((iq) => ({ messages, ...parseArchiveEnd(iq) })),
          Effect.ensuring(Effect.sync(() => void archives.delete(queryId))),
        )
      }),

    requestQueueForm: (workgroupJid) =>
      Effect.map(
        request((id) => requestQueueForm({ id, workgroupJid }), "workgroupNotJoined"),
        parseQueueForm,
      ),
    joinQueue: ({ workgroupJid, answers, metadata }) =>
      request(
        (id) => joinQueue({ id, workgroupJid }, answers, metadata),
        "workgroupNotJoined",
        (condition) => (condition === "conflict" ? "alreadyInWorkgroup" : "workgroupNotJoined"),
      ).pipe(
        Effect.andThen(
          Effect.suspend(() => {
            const presence = element("presence", { to: workgroupJid })
            // A new session asks again, which keeps the position.
            presences.set(workgroupJid, presence)
            queued.set(workgroupJid, joinQueue({ id: `q${workgroupJid}`, workgroupJid }, answers, metadata))
            return send(presence)
          }),
        ),
      ),
    leaveQueue: (workgroupJid) =>
      Effect.suspend(() => {
        forgetQueue(workgroupJid)
        return Effect.asVoid(request((id) => departQueue({ id, workgroupJid }), "workgroupNotLeft"))
      }),

    emailTranscript: ({ workgroupJid, roomJid }, email) =>
      Effect.asVoid(request((id) => transcriptRequest({ id, workgroupJid }, roomJid, email), "other")),
    rateChat: ({ workgroupJid, roomJid }, rating) =>
      Effect.asVoid(request((id) => ratingRequest({ id, workgroupJid }, roomJid, rating), "other")),
    loadStatistics: (workgroupJid, day) =>
      Effect.map(
        request((id) => statisticsRequest({ id, workgroupJid }, day), "listsUnavailable"),
        parseStatistics,
      ),

    announceAgent: (workgroupJid, maxChats) =>
      Effect.suspend(() => {
        const stanza = announceAgent(workgroupJid, maxChats)
        presences.set(workgroupJid, stanza)
        return send(stanza)
      }),
    decideOffer: ({ workgroupJid, customerJid }, decision) =>
      Effect.asVoid(
        request(
          (id) => decideOfferStanza({ id, workgroupJid }, decision, customerJid),
          "offerNotManaged",
          (condition) => (condition === "item-not-found" ? "offerUnavailable" : "offerNotManaged"),
        ),
      ),
    forwardChat: (roomJid, targetJid) =>
      Effect.mapError(send(inviteStanza(roomJid, targetJid, "")), ({ detail }) => failure("chatNotForwarded", detail)),
  }
}
