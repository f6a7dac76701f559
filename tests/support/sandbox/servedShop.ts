import type { Storage } from "../../../contracts/sandbox/platform/storage/Storage.ts"
import { createSandbox } from "../../../contracts/sandbox/createSandbox.ts"
import { serveSandbox } from "../../../contracts/sandbox/server.ts"
import { openStorage } from "../../../contracts/sandbox/platform/storage/openStorage.ts"
import type { World } from "../../../contracts/sandbox/world/World.ts"
import { emptyImage, imageOf } from "./memoryImages.ts"
import { opensPlainly } from "./newDatabase.ts"
import { plainShopImage } from "./onBothDatabases.ts"
import { CHEAP_SCRYPT } from "./CHEAP_SCRYPT.ts"

export interface ServedShop {
  readonly url: string
  /** Closes the shop, and reads the final content of its tables. */
  readonly closeAndLook: <Seen>(look: (storage: Storage) => Promise<Seen>) => Promise<Seen>
}

/** A shop behind a port, on the named PostgreSQL or on a PGlite in memory. */
export async function servedShop(world: World, databaseUrl?: string): Promise<ServedShop> {
  const sandbox = await createSandbox(
    databaseUrl === undefined
      ? { world, image: await (opensPlainly({ world }) ? plainShopImage() : emptyImage()), scryptCost: CHEAP_SCRYPT }
      : { world, databaseUrl, scryptCost: CHEAP_SCRYPT },
  )
  const server = await serveSandbox(sandbox)
  return {
    url: server.url,
    closeAndLook: async (look) => {
      await server.close()
      const left = databaseUrl === undefined ? { image: await imageOf(sandbox) } : { databaseUrl }
      await sandbox.close()
      const storage = await openStorage(left)
      try {
        return await look(storage)
      } finally {
        await storage.close()
      }
    },
  }
}
