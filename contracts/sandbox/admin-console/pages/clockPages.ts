import { sql } from "kysely"
import { refused } from "../../platform/http/Refused.ts"
import { formatTimestamp } from "../formats.ts"
import { moveParcels } from "../moveParcels.ts"
import { type AdminConsoleRoute, numberField } from "../AdminConsoleRoute.ts"
import { html } from "../../platform/http/html.ts"

const MAX_STEP_SECONDS = 366 * 86_400
/** The shop's clock can be set at most a century ahead. */
const MAX_AHEAD_MS = 100 * 366 * 86_400_000
const STEPS = [
  [60, "1 minute"],
  [3_600, "1 hour"],
  [86_400, "1 day"],
  [7 * 86_400, "7 days"],
  [30 * 86_400, "30 days"],
] as const

const clock: AdminConsoleRoute = {
  method: "GET",
  pattern: /^\/sandbox\/clock$/u,
  run: async ({ services: { ports, adminConsole } }) => ({
    kind: "page",
    title: "Clock",
    data: { now: new Date(ports.now()).toISOString(), aheadSeconds: Math.round(adminConsole.clockOffset() / 1_000) },
    body: html`<p class="figure">${formatTimestamp(ports.now())} UTC</p>
      <p>
        ${
          adminConsole.clockOffset() === 0
            ? "The store uses the system time."
            : `The store is ${Math.round(adminConsole.clockOffset() / 60_000)} minutes ahead of the system time.`
        }
        You can only move the clock forward.
      </p>
      <p class="hint">
        Parcels move with the clock: paid orders are packed, shipped, out for delivery and delivered; returned parcels
        are received and refunded.
      </p>
      <p class="hint">Sessions, captchas and verification codes expire when the clock passes their expiry time.</p>
      <h2>Move forward</h2>
      <ul class="cards">
        ${STEPS.map(
          ([seconds, label]) =>
            html`<li>
              <form method="post" action="/sandbox/clock">
                <input type="hidden" name="seconds" value="${seconds}" /><button type="submit">${label}</button>
              </form>
            </li>`,
        )}
      </ul>
      <form class="row" method="post" action="/sandbox/clock">
        <p>
          <label for="seconds">Seconds</label
          ><input id="seconds" name="seconds" type="number" min="1" max="${MAX_STEP_SECONDS}" required />
        </p>
        <p><button type="submit">Move forward</button></p>
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
    if (moved.numUpdatedRows === 0n) throw refused("_ERR_CLOCK_TOO_FAR", "The clock can be at most 100 years ahead.")
    await adminConsole.changed()
    await moveParcels(call.services)
    return {
      kind: "done",
      data: { now: new Date(ports.now()).toISOString(), aheadSeconds: Math.round(adminConsole.clockOffset() / 1_000) },
      back: "/sandbox/clock",
      confirmation: "clockMoved",
    }
  },
}

export const clockPages: readonly AdminConsoleRoute[] = [clock, move]
