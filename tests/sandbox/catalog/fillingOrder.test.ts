import { expect, it, onTestFinished } from "vitest"
import { createCatalogueVersions } from "../../../contracts/sandbox/stores/CatalogueVersions.ts"
import { migrations } from "../../../contracts/sandbox/composition/migrations.ts"
import { createStoreFilling } from "../../../contracts/sandbox/seed/createStoreFilling.ts"
import { seedPlaces } from "../../../contracts/sandbox/seed/seedPlaces.ts"
import { seedWorld } from "../../../contracts/sandbox/seed/seedWorld.ts"
import { migrate } from "../../../contracts/sandbox/platform/storage/migrate.ts"
import { openStorage } from "../../../contracts/sandbox/platform/storage/openStorage.ts"
import type { Storage } from "../../../contracts/sandbox/platform/storage/Storage.ts"
import { generatedWorld } from "../../../contracts/sandbox/world/generatedWorld.ts"
import { emptyImage } from "../../support/sandbox/memoryImages.ts"

const generated = generatedWorld(12)
const world = { ...generated, stores: generated.stores.slice(0, 4) }
const [FIRST = "", SECOND = "", THIRD = "", FOURTH = ""] = world.stores.map(({ id }) => id)

/** Four unfilled stores, and the number of transactions of their filling so far. */
async function emptyStores() {
  const storage = await openStorage({ image: await emptyImage() })
  onTestFinished(() => storage.close())
  await migrate(storage.db, migrations, 0)
  await seedWorld(storage.db, () => world, { now: 0 })
  await seedPlaces(storage.db, 0)
  let transactions = 0
  const counting: Storage = {
    ...storage,
    transaction: (act) => {
      transactions += 1
      return storage.transaction(act)
    },
  }
  const versions = createCatalogueVersions(storage)
  const filling = await createStoreFilling({ storage: counting, world: () => world, versions, now: () => 0 })
  return { filling, transactions: () => transactions }
}

it("F186 the last requested store is filled next, even if it was requested before", async () => {
  const { filling } = await emptyStores()
  const filled: string[] = []
  const ask = (storeId: string) => filling.filled(storeId).then(() => filled.push(storeId))
  // The first is in progress; a customer returns to the second after a crawler has requested the others.
  await Promise.all([ask(FIRST), ask(SECOND), ask(THIRD), ask(FOURTH), filling.filled(SECOND)])
  expect(filled).toEqual([FIRST, SECOND, FOURTH, THIRD])
})

it("F186 a store with ten concurrent requests is filled once", async () => {
  const { filling, transactions } = await emptyStores()
  await filling.filled(FIRST)
  const once = transactions()
  await Promise.all(Array.from({ length: 10 }, () => filling.filled(SECOND)))
  expect(transactions()).toBe(2 * once)
})
