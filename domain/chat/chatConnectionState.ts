/** The states of a chat connection. */
export type ChatConnectionPhase =
  | "idle"
  | "loadingWorkgroups"
  | "connecting"
  | "queued"
  | "inConversation"
  | "disconnected"
  | "reconnecting"
  | "closed"

/** An event, with its data. */
export type ChatConnectionEvent =
  | { readonly event: "load" }
  | { readonly event: "workgroupsLoaded" }
  | { readonly event: "connect" }
  | { readonly event: "queuePosition"; readonly position: number; readonly waitSeconds?: number }
  | { readonly event: "roomJoined" }
  | { readonly event: "queueLeft" }
  | { readonly event: "connectionLost"; readonly detail?: string }
  | { readonly event: "retry" }
  /** The connection works again, also without a queue or conversation. */
  | { readonly event: "connectionRestored" }
  | { readonly event: "retriesExhausted" }
  | { readonly event: "close" }

/** The state of a chat connection. `position` counts from 1; `attempt` from 0. */
export interface ChatConnectionState {
  readonly phase: ChatConnectionPhase
  readonly position?: number
  readonly waitSeconds?: number
  readonly attempt?: number
  readonly detail?: string
}

/**
 * The transitions, by phase and event. An event without an entry changes nothing.
 *
 * Its diagram is in `docs/chat-connection.md`, which a test compares with this table.
 */
export const CHAT_TRANSITIONS: Readonly<
  Record<ChatConnectionPhase, Readonly<Partial<Record<ChatConnectionEvent["event"], ChatConnectionPhase>>>>
> = {
  idle: { load: "loadingWorkgroups", connect: "connecting", close: "closed" },
  loadingWorkgroups: { workgroupsLoaded: "idle", close: "closed" },
  connecting: {
    queuePosition: "queued",
    roomJoined: "inConversation",
    connectionLost: "disconnected",
    close: "closed",
  },
  queued: {
    queuePosition: "queued",
    roomJoined: "inConversation",
    queueLeft: "idle",
    connectionLost: "disconnected",
    close: "closed",
  },
  inConversation: { roomJoined: "inConversation", connectionLost: "disconnected", close: "closed" },
  disconnected: { retry: "reconnecting", retriesExhausted: "closed", close: "closed" },
  reconnecting: {
    connectionRestored: "connecting",
    queuePosition: "queued",
    roomJoined: "inConversation",
    connectionLost: "disconnected",
    close: "closed",
  },
  closed: { load: "loadingWorkgroups", connect: "connecting" },
}

/** Returns the state after an event. The attempts are counted until the connection is restored. */
export function nextConnectionState(state: ChatConnectionState, event: ChatConnectionEvent): ChatConnectionState {
  const phase = CHAT_TRANSITIONS[state.phase][event.event]
  if (phase === undefined) return state
  switch (phase) {
    case "queued":
      return event.event === "queuePosition"
        ? {
            phase,
            position: event.position,
            ...(event.waitSeconds === undefined ? {} : { waitSeconds: event.waitSeconds }),
          }
        : { phase }
    case "disconnected":
      return {
        phase,
        attempt: state.phase === "reconnecting" ? (state.attempt ?? 0) + 1 : 0,
        ...(event.event === "connectionLost" && event.detail !== undefined ? { detail: event.detail } : {}),
      }
    case "reconnecting":
      return { phase, attempt: state.attempt ?? 0 }
    case "closed":
      return state.detail === undefined ? { phase } : { phase, detail: state.detail }
    default:
      return { phase }
  }
}

/** Returns the transitions as a mermaid diagram. */
export function chatConnectionDiagram(): string {
  const arrows = Object.entries(CHAT_TRANSITIONS).flatMap(([from, transitions]) => {
    const byTarget = new Map<string, string[]>()
    for (const [event, to] of Object.entries(transitions)) byTarget.set(to, [...(byTarget.get(to) ?? []), event])
    return [...byTarget].map(([to, events]) => `  ${from} --> ${to}: ${events.join(", ")}`)
  })
  return ["```mermaid", "stateDiagram-v2", "  [*] --> idle", ...arrows, "```"].join("\n")
}
