import { bareOf } from "../xml/jid.ts"
import { NAMESPACES } from "../xml/NAMESPACES.ts"
import type { XmlElement } from "../xml/XmlElement.ts"
import { childOf, textOf } from "../xml/XmlElement.ts"
import { MAX_CHATS } from "./workgroupLimits.ts"

/** An agent who serves a workgroup from one device. */
export interface ServingAgent {
  readonly jid: string
  readonly maxChats: number
  /** Whether the agent takes new conversations. */
  readonly isAvailable: boolean
}

/** The agents of one workgroup who are present. */
export class AgentRoster {
  private readonly agents = new Map<string, ServingAgent>()
  /** Number of the last offer of each agent: the one who waited longest is next. */
  private readonly turns = new Map<string, number>()
  private turn = 0

  /** Notes the presence of an agent. */
  update(presence: XmlElement): void {
    const { from = "", type } = presence.attributes
    // The newest presence is the last one.
    this.agents.delete(from)
    if (type !== undefined) return
    const show = textOf(childOf(presence, "show"))
    const max = textOf(childOf(childOf(presence, "agent-status", NAMESPACES.workgroup), "max-chats"))
    this.agents.set(from, {
      jid: from,
      maxChats: max !== undefined && /^[0-9]{1,4}$/u.test(max) ? Math.min(Number(max), MAX_CHATS) : 1,
      isAvailable: show === undefined || show === "chat",
    })
  }

  clear(): void {
    this.agents.clear()
  }

  get present(): readonly ServingAgent[] {
    return [...this.agents.values()]
  }

  /** The newest connection of each agent. */
  get newest(): readonly ServingAgent[] {
    return newestOf(this.present)
  }

  isPresent(bareJid: string): boolean {
    return this.present.some(({ jid }) => bareOf(jid) === bareJid)
  }

  /**
   * Returns the agent whose turn it is, among those that a condition allows (round robin). An agent with several
   * connections gets offers at the newest: the older one may be that of a page that was closed or loaded again.
   */
  next(isAllowed: (agent: ServingAgent) => boolean): ServingAgent | undefined {
    const [first] = newestOf(this.present.filter((agent) => agent.isAvailable && isAllowed(agent))).sort(
      (one, other) => this.turnOf(one) - this.turnOf(other),
    )
    if (first !== undefined) this.turns.set(bareOf(first.jid), (this.turn += 1))
    return first
  }

  private turnOf({ jid }: ServingAgent): number {
    return this.turns.get(bareOf(jid)) ?? 0
  }
}

const newestOf = (agents: readonly ServingAgent[]): ServingAgent[] => [
  ...new Map(agents.map((agent) => [bareOf(agent.jid), agent])).values(),
]
