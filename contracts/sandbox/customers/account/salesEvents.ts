import type { components } from "../../../generated/account.d.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"

type SalesEvents = components["schemas"]["SalesEvents"]

const SEVEN_DAYS_MS = 7 * 86_400_000

/** The current sales of the store. */
export const runningEvents = (services: SandboxServices, storeId: string): Promise<SalesEvents> =>
  salesEvents(services, storeId, services.ports.now())

/** The sales of the store that are current or begin within seven days. */
export const eventsOfSevenDays = (services: SandboxServices, storeId: string): Promise<SalesEvents> =>
  salesEvents(services, storeId, services.ports.now() + SEVEN_DAYS_MS)

const salesEvents = async (
  { storage, ports }: SandboxServices,
  storeId: string,
  until: number,
): Promise<SalesEvents> => {
  const now = ports.now()
  const rows = await storage.db
    .selectFrom("sales_event")
    .selectAll()
    .where("store_id", "=", storeId)
    .where("ends_at", ">", now)
    .where("starts_at", "<=", until)
    .orderBy("starts_at")
    .orderBy("event_id")
    .execute()
  const running = rows.filter(({ starts_at }) => starts_at <= now)
  return {
    salesStatus: running.at(-1)?.kind ?? "none",
    events: rows.map(({ event_id, kind, starts_at, ends_at }) => ({
      id: String(event_id),
      kind,
      startsAt: new Date(starts_at).toISOString(),
      endsAt: new Date(ends_at).toISOString(),
      isRunning: starts_at <= now,
    })),
  }
}
