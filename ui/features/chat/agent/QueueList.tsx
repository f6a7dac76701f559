import type { AgentView } from "../../../../application/chat/AgentSession.ts"
import { offerLevel } from "../../../../domain/chat/serviceLevel.ts"
import type { AddressedWorkgroup } from "./AddressedWorkgroup.ts"

export interface QueueListProps {
  readonly queues: AgentView["queues"]
  readonly groups: readonly AddressedWorkgroup[]
  /** In milliseconds since 1970. */
  readonly now: number
}

const SECOND = 1_000

/** The queues with customers, with their waiting times against the limits of each workgroup. */
export function QueueList({ queues, groups, now }: QueueListProps) {
  const waiting = [...queues].filter(([, { customers }]) => customers.length > 0)
  return (
    <section aria-labelledby="agent-queue">
      <h2 id="agent-queue">Queue</h2>
      {waiting.length === 0 && <p>No one is waiting.</p>}
      {waiting.map(([jid, { customers }]) => {
        const group = groups.find((one) => one.jid === jid)
        return (
          <div key={jid}>
            <h3>{group?.name ?? jid}</h3>
            <ol>
              {customers.map(({ jid: customer, position, joinedAt = now }) => {
                const waited = Math.max(0, Math.round((now - joinedAt) / SECOND))
                return (
                  <li key={customer} className={`agent-${offerLevel(waited, group)}`}>
                    {position ?? "–"} · waits {waited} s
                  </li>
                )
              })}
            </ol>
          </div>
        )
      })}
    </section>
  )
}

/** The roster, with the presence of each agent. */
export function TeamList({ team }: { readonly team: AgentView["team"] }) {
  return (
    <section aria-labelledby="agent-team">
      <h2 id="agent-team">Team</h2>
      <ul>
        {[...team].map(([jid, { name, isAvailable, currentChats, maxChats }]) => (
          <li key={jid}>
            <bdi>{name}</bdi> · {isAvailable ? "available" : "offline"}
            {currentChats !== undefined && maxChats !== undefined && ` · ${currentChats} of ${maxChats}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
