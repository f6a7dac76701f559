import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readAddresses } from "../../../contracts/sandbox/catalog/listing/readAddresses.ts"
import { hiddenBundles, readBundles } from "../../../contracts/sandbox/catalog/readBundles.ts"
import { migrations } from "../../../contracts/sandbox/composition/migrations.ts"
import { migrate } from "../../../contracts/sandbox/platform/storage/migrate.ts"
import { openStorage } from "../../../contracts/sandbox/platform/storage/openStorage.ts"
import type { Storage } from "../../../contracts/sandbox/platform/storage/Storage.ts"
import { fillStore } from "../../../contracts/sandbox/seed/fillStore.ts"
import { seedWorld } from "../../../contracts/sandbox/seed/seedWorld.ts"
import { emptyImage } from "../../support/sandbox/memoryImages.ts"
import { smallWorld } from "../../support/sandbox/smallWorld.ts"
import { SPAIN } from "../checkout/customer.ts"

const items = smallWorld.products.slice(0, 2).map((product) => {
  const [colour] = product.colours
  if (colour === undefined) throw new Error("The small world has changed.")
  return { product, colour }
})
const bundle = {
  id: "290001",
  mfname: "6001",
  name: { en: "The shirts", es: "Las camisas" },
  description: { en: "Two shirts.", es: "Dos camisas." },
  categoryId: "1020",
  items,
  novelty: -1,
}
let opened: Storage | undefined

beforeAll(async () => {
  opened = await openStorage({ image: await emptyImage() })
  const world = { ...smallWorld, bundles: [bundle] }
  await migrate(opened.db, migrations, 0)
  await seedWorld(opened.db, () => world, { now: 0 })
  await fillStore(opened, world, SPAIN, 0)
}, 60_000)
afterAll(() => opened?.close())

describe("a bundle", () => {
  it("is left out of the addresses of a store exactly as long as one of its items is hidden", async () => {
    if (opened === undefined) throw new Error("The storage is not open.")
    const { db } = opened
    const state = async () => {
      const { addresses, numFound } = await readAddresses(db, SPAIN, "-5", { start: 0, rows: 100 })
      expect(numFound).toBe(addresses.length)
      const details = await readBundles(db, SPAIN, [bundle.id])
      return [
        details.get(bundle.id)?.visibility === "hidden",
        await hiddenBundles(db, SPAIN),
        addresses.some(({ id }) => id === bundle.id),
      ]
    }
    const setVisibility = (visibility: "hidden" | "show") =>
      db
        .updateTable("product")
        .set({ visibility })
        .where("store_id", "=", SPAIN)
        .where("product_id", "=", items[1]?.product.id ?? "")
        .execute()
    expect(await state()).toEqual([false, [], true])
    await setVisibility("hidden")
    expect(await state()).toEqual([true, [bundle.id], false])
    await setVisibility("show")
    expect(await state()).toEqual([false, [], true])
  })
})
