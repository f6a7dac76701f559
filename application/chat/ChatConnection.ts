import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type * as Stream from "effect/Stream"
import type { ChatError } from "../../domain/chat/ChatError.ts"
import type { ChatForm, FormAnswers } from "../../domain/chat/ChatForm.ts"
import type { ChatAttachment, ChatMessage } from "../../domain/chat/ChatMessage.ts"
import type { OutboxEntry } from "../../domain/chat/ChatOutbox.ts"
import type { ReceivedReceipt } from "../../domain/chat/ChatReceipt.ts"

/** The Trusted Types policy by which the transport parses stanzas; the page must allow it. */
export const XML_POLICY = "selvedge-xml"

/** Account of a customer or an agent at the chat server. */
export interface ChatCredentials {
  /** Without a resource. */
  readonly jid: string
  readonly password: Redacted.Redacted
}

/** A session at the chat server. */
export interface ConnectedChat {
  readonly isResumed: boolean
  /** Address that the server gave to this device, with a resource. */
  readonly jid: string
}

/** An address with its display name. */
export interface ChatAddress {
  readonly jid: string
  readonly name?: string
}

/** A room, with the name of this participant in it. */
export interface RoomPlace {
  readonly roomJid: string
  readonly nickname: string
}

/** A page of the archive. `last` is the archive id of its last message. */
export interface ArchivePage {
  readonly messages: readonly ChatMessage[]
  readonly isComplete: boolean
  readonly last?: string
}

/** A request to join the queue of a workgroup. */
export interface QueueRequest {
  readonly workgroupJid: string
  readonly answers?: FormAnswers
  /** Details of the customer for the agent, by name. */
  readonly metadata: Readonly<Record<string, string>>
}

/** A file to send with a message. */
export interface ChatFile {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** A customer in the queue of a workgroup. */
export interface QueuedCustomer {
  readonly jid: string
  /** From 1. */
  readonly position?: number
  /** Expected wait. */
  readonly waitSeconds?: number
  /** In milliseconds since 1970. */
  readonly joinedAt?: number
}

/** A workgroup's figures of one day. Durations are medians, in seconds; the rating is a mean from 1 to 5. */
export interface ChatStatistics {
  readonly offered: number
  readonly accepted: number
  readonly missed: number
  readonly waitSeconds?: number
  readonly durationSeconds?: number
  readonly rating?: number
}

/** A notification of the chat server. */
export type ChatEvent =
  | { readonly kind: "disconnected"; readonly detail?: string }
  | { readonly kind: "message"; readonly message: ChatMessage }
  | ({ readonly kind: "receipt" } & ReceivedReceipt)
  | { readonly kind: "typing"; readonly roomJid: string; readonly fromJid: string; readonly isTyping: boolean }
  | { readonly kind: "refused"; readonly roomJid: string; readonly originId: string; readonly condition: string }
  | {
      readonly kind: "queuePosition"
      readonly workgroupJid: string
      readonly position: number
      readonly waitSeconds?: number
    }
  | { readonly kind: "queueLeft"; readonly workgroupJid: string }
  | { readonly kind: "invited"; readonly roomJid: string; readonly workgroupJid: string; readonly customerJid?: string }
  | {
      readonly kind: "offerReceived"
      readonly id: string
      readonly workgroupJid: string
      readonly customerJid: string
      readonly timeoutMs?: number
      readonly metadata: Readonly<Record<string, string>>
    }
  | { readonly kind: "offerRevoked"; readonly workgroupJid: string; readonly customerJid: string }
  | {
      readonly kind: "queueUpdated"
      readonly workgroupJid: string
      readonly queue: { readonly count?: number; readonly waitSeconds?: number; readonly isOpen: boolean }
    }
  | {
      readonly kind: "queueDetailsUpdated"
      readonly workgroupJid: string
      readonly customers: readonly QueuedCustomer[]
    }
  | {
      readonly kind: "agentStatus"
      readonly agentJid: string
      readonly currentChats?: number
      readonly maxChats?: number
    }
  | {
      readonly kind: "occupant"
      readonly roomJid: string
      readonly nickname: string
      readonly isPresent: boolean
    }
  | { readonly kind: "roomClosed"; readonly roomJid: string }
  | { readonly kind: "presence"; readonly jid: string; readonly isAvailable: boolean }

/**
 * A connection to a chat server with workgroups and rooms (R15).
 *
 * It makes one attempt at a time and never reconnects by itself: `runChat` does. Requests fail with `ChatError`;
 * without a connection its reason is `connectionLost`.
 */
export class ChatConnection extends Context.Service<
  ChatConnection,
  {
    /**
     * Signs in. `isResumed` means that the server has continued the former session: rooms are still joined, and
     * nothing that it sent is missing. Fails with `notAuthenticated`, `connectionTimedOut` or `connectionLost`.
     */
    readonly connect: (credentials: ChatCredentials) => Effect.Effect<ConnectedChat, ChatError>
    /** Ends the session; the server does not continue it. */
    readonly disconnect: Effect.Effect<void>
    /** Notifications of all connections, in order. There is one consumer. */
    readonly events: Stream.Stream<ChatEvent>

    /** The contacts. Fails with `listsUnavailable`. */
    readonly roster: Effect.Effect<readonly ChatAddress[], ChatError>
    /** The rooms, or the workgroups, of a service. Fails with `listsUnavailable`. */
    readonly rooms: (serviceJid: string) => Effect.Effect<readonly ChatAddress[], ChatError>
    /** Fails with `roomNotCreated`, also when the room exists. */
    readonly createRoom: (place: RoomPlace) => Effect.Effect<void, ChatError>
    /** Fails with `other` and the server's condition. */
    readonly joinRoom: (place: RoomPlace) => Effect.Effect<void, ChatError>
    readonly leaveRoom: (place: RoomPlace) => Effect.Effect<void, ChatError>

    /**
     * Hands a message to the transport. Its receipt is the event `message` with the same origin id. Fails with `other`
     * and the detail `too-large` before sending when the server would refuse it.
     */
    readonly sendMessage: (entry: OutboxEntry) => Effect.Effect<void, ChatError>
    /** Uploads a file. Fails with `other` and the server's condition, or `too-large`. */
    readonly uploadFile: (file: ChatFile) => Effect.Effect<ChatAttachment, ChatError>
    readonly sendTyping: (roomJid: string, isTyping: boolean) => Effect.Effect<void, ChatError>
    readonly sendReceipt: (
      roomJid: string,
      originId: string,
      receipt: "delivered" | "read",
    ) => Effect.Effect<void, ChatError>
    /** Reads the archive after a known message, or its last page. Fails with `messagesUnavailable`. */
    readonly loadHistory: (roomJid: string, after?: string) => Effect.Effect<ArchivePage, ChatError>

    /** The form that a workgroup requires, if any. Fails with `workgroupNotJoined`. */
    readonly requestQueueForm: (workgroupJid: string) => Effect.Effect<ChatForm | undefined, ChatError>
    /** Fails with `workgroupNotJoined` or `alreadyInWorkgroup`. */
    readonly joinQueue: (request: QueueRequest) => Effect.Effect<void, ChatError>
    /** Fails with `workgroupNotLeft`. */
    readonly leaveQueue: (workgroupJid: string) => Effect.Effect<void, ChatError>

    /** Has the messages of a room sent by email. Fails with `other` and the server's condition. */
    readonly emailTranscript: (
      room: { readonly workgroupJid: string; readonly roomJid: string },
      email: string,
    ) => Effect.Effect<void, ChatError>
    /** Rates a conversation, from 1 to 5, once. Fails with `other` and the server's condition. */
    readonly rateChat: (
      room: { readonly workgroupJid: string; readonly roomJid: string },
      rating: { readonly stars: number; readonly comment: string },
    ) => Effect.Effect<void, ChatError>
    /** A workgroup's figures of a day (YYYY-MM-DD). Fails with `listsUnavailable`. */
    readonly loadStatistics: (workgroupJid: string, day: string) => Effect.Effect<ChatStatistics, ChatError>

    /** Makes this agent available for a number of conversations at a time. */
    readonly announceAgent: (workgroupJid: string, maxChats: number) => Effect.Effect<void, ChatError>
    /** Fails with `offerNotManaged`, or `offerUnavailable` when the offer has ended. */
    readonly decideOffer: (
      offer: { readonly workgroupJid: string; readonly customerJid: string },
      decision: "accept" | "reject",
    ) => Effect.Effect<void, ChatError>
    /** Invites another agent or workgroup to a conversation. Fails with `chatNotForwarded`. */
    readonly forwardChat: (roomJid: string, targetJid: string) => Effect.Effect<void, ChatError>
  }
>()("ChatConnection") {}
