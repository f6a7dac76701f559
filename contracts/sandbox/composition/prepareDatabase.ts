import { sql } from "kysely"
import { seedCustomers } from "../customers/session/seedCustomers.ts"
import { seedTickets } from "../orders/tickets/seedTickets.ts"
import type { SandboxPorts } from "../platform/ports/SandboxPorts.ts"
import { migrate } from "../platform/storage/migrate.ts"
import type { Storage } from "../platform/storage/Storage.ts"
import { seedGiftCards } from "../purchase/wallet/seedGiftCards.ts"
import { refreshSearchTexts, startSearchTexts } from "../seed/refreshSearchTexts.ts"
import { seedPlaces } from "../seed/seedPlaces.ts"
import { type SeedProgress, seedWorld } from "../seed/seedWorld.ts"
import type { World } from "../world/World.ts"
import { migrations } from "./migrations.ts"

/** Advisory lock: two processes that start on the same empty PostgreSQL run their setup one after the other. */
const SETUP_LOCK = 20_260_101

/** Migrates the schema, and creates what a world's stores need besides their products. */
export const prepareDatabase = async (
  storage: Storage,
  ports: SandboxPorts,
  world: () => World,
  onProgress?: (progress: SeedProgress) => void,
): Promise<void> => {
  await storage.db.connection().execute(async (db) => {
    await sql`select pg_advisory_lock(${SETUP_LOCK})`.execute(db)
    try {
      await migrate(db, migrations, ports.now())
      await startSearchTexts(db)
      await seedCustomers(db, ports)
      await seedWorld(db, world, { now: ports.now(), ...(onProgress === undefined ? {} : { onProgress }) })
      await seedPlaces(db, ports.now())
      await refreshSearchTexts(db)
      await seedTickets(db, ports.now())
      await seedGiftCards(db, ports)
    } finally {
      await sql`select pg_advisory_unlock(${SETUP_LOCK})`.execute(db)
    }
  })
}
