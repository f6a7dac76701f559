import { useEffect, useState } from "react"
import type { ChatStatistics } from "../../../../application/chat/ChatConnection.ts"
import { wallClock } from "../../../../domain/shared/wallClock.ts"
import type { AgentCommands } from "../../../commands/chat/agentCommands.ts"
import { useCommand } from "../../../commands/useCommand.ts"
import { Alert } from "../../../design/Alert.tsx"
import { Button } from "../../../design/Button.tsx"
import { Field } from "../../../design/fields/Field.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { chatErrorText } from "../chatErrorText.ts"
import type { AddressedWorkgroup, AgentError } from "./AddressedWorkgroup.ts"

export interface DailyStatisticsProps {
  readonly groups: readonly AddressedWorkgroup[]
  readonly commands: Pick<AgentCommands, "statistics">
  /** In milliseconds since 1970. */
  readonly now: number
}

/** The figures of each workgroup on a day (UTC), at first on the current one. */
export function DailyStatistics({ groups, commands, now }: DailyStatisticsProps) {
  const t = useText()
  const { run, busy, error } = useCommand<AgentError>()
  const [rows, setRows] = useState<readonly (ChatStatistics & { readonly name: string })[]>([])
  const load = (day: string) =>
    run(async () => {
      const loaded: (ChatStatistics & { readonly name: string })[] = []
      for (const { jid, name } of groups) {
        const figures = await commands.statistics(jid, day)
        if (!figures.ok) return figures
        loaded.push({ ...figures.value, name })
      }
      setRows(loaded)
      return { ok: true, value: undefined } as const
    })
  const [today] = useState(() => wallClock("UTC", now)?.date ?? "")
  useEffect(() => void load(today), [])
  return (
    <section aria-labelledby="agent-statistics">
      <h2 id="agent-statistics">Daily statistics</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void load(String(new FormData(event.currentTarget).get("day") ?? ""))
        }}
      >
        <Field label="Day" name="day" type="date" required defaultValue={today} />
        <Button type="submit" variant="quiet" busy={busy}>
          Show
        </Button>
      </form>
      {error !== undefined && <Alert tone="problem" title={chatErrorText(t, error)} />}
      {rows.length > 0 && (
        <div className="agent-table" role="group" aria-label="Figures" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {["Workgroup", "Offered", "Accepted", "Missed", "Wait (s)", "Duration (s)", "Rating"].map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, offered, accepted, missed, waitSeconds, durationSeconds, rating }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {[offered, accepted, missed, waitSeconds, durationSeconds, rating].map((value, index) => (
                    <td key={index}>{value ?? "–"}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
