import { sql } from "kysely"
import { refused } from "../../http/Refusal.ts"
import { formatTimestamp } from "../formats.ts"
import { type AdminConsoleRoute, numberField } from "../AdminConsoleRoute.ts"
import { html } from "../html.ts"

const MAX_STEP_SECONDS = 366 * 86_400
/** The shop's clock can be set at most a century ahead. */
const MAX_AHEAD_MS = 100 * 366 * 86_400_000
const STEPS = [
  [60, "a minute"],
  [3_600, "an hour"],
  [86_400, "a day"],
  [7 * 86_400, "a week"],
  [30 * 86_400, "30 days"],
] as const

const clock: AdminConsoleRoute = {
  method: "GET",
  pattern: /^\/sandbox\/clock$/u,
  run: async ({ services: { ports, adminConsole } }) => ({
    kind: "page",
    title: "The shop's clock",
    data: { now: new Date(ports.now()).toISOString(), aheadSeconds: Math.round(adminConsole.clockOffset() / 1_000) },
    body: html`<p class="figure">${formatTimestamp(ports.now())} UTC</p>
      <p>
        ${
          adminConsole.clockOffset() === 0
            ? "The shop keeps the machine's time."
            : `The shop is ${Math.round(adminConsole.clockOffset() / 60_000)} minutes ahead of this machine.`
        }
        The clock only moves forward: what has happened, has happened.
      </p>
      <p class="hint">
        Sessions last a day, captchas and codes some minutes: they end when the clock passes them, as they would.
      </p>
      <h2>Move it forward</h2>
      <ul class="cards">
        ${STEPS.map(
          ([seconds, words]) =>
            html`<li>
              <form method="post" action="/sandbox/clock">
                <input type="hidden" name="seconds" value="${seconds}" /><button type="submit">By ${words}</button>
              </form>
            </li>`,
        )}
      </ul>
      <form class="row" method="post" action="/sandbox/clock">
        <p>
          <label for="seconds">By seconds</label
          ><input id="seconds" name="seconds" type="number" min="1" max="${MAX_STEP_SECONDS}" required />
        </p>
        <p><button type="submit">Move</button></p>
      </form>`,
  }),
}

const move: AdminConsoleRoute = {
  method: "POST",
  pattern: /^\/sandbox\/clock$/u,
  run: async (call) => {
    const { storage, ports, adminConsole } = call.services
    const seconds = numberField(call, "seconds", { least: 1, most: MAX_STEP_SECONDS })
    const moved = await storage.db
      .updateTable("desk_clock")
      .set({ offset_ms: sql`offset_ms + ${seconds * 1_000}` })
      .where("offset_ms", "<=", MAX_AHEAD_MS - seconds * 1_000)
      .executeTakeFirst()
    if (moved.numUpdatedRows === 0n) throw refused("_ERR_CLOCK_TOO_FAR", "The clock is a century ahead already.")
    await adminConsole.changed()
    return {
      kind: "done",
      data: { now: new Date(ports.now()).toISOString(), aheadSeconds: Math.round(adminConsole.clockOffset() / 1_000) },
      back: "/sandbox/clock",
      said: "clockMoved",
    }
  },
}

export const clockPages: readonly AdminConsoleRoute[] = [clock, move]
