import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { constants, gzipSync } from "node:zlib"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { openTestShop, plainShopImage, prepareDataDir } from "../../support/sandbox/onBothDatabases.ts"

describe("the data folder", () => {
  let dataDir = ""
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "selvedge-data-"))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  /** A file with the database, as the build makes it. */
  const compressed = async (image: Blob): Promise<string> => {
    const file = join(dataDir, "database.tar.gz")
    await writeFile(file, gzipSync(await image.arrayBuffer(), { level: constants.Z_BEST_SPEED }))
    return file
  }

  it("keeps products, sessions and the admin key over a restart, and fills the world once", async () => {
    // Without a file to start from, the only place where a new folder creates its own database.
    const first = await openTestShop({ dataDir })
    const guest = await first.guest("10000034")
    await first.sandbox.close()
    const key = await readFile(join(dataDir, "admin-key"), "utf8")
    expect((await stat(join(dataDir, "admin-key"))).mode & 0o777).toBe(0o600)

    let seeded = 0
    const second = await openTestShop({ dataDir, onSeedProgress: () => (seeded += 1) })
    const answer = await second.call("POST", "/integration/oauth2/refresh?storeId=10000034", undefined, {
      cookie: guest.cookie,
    })
    await second.sandbox.close()
    expect([answer.status, seeded, await readFile(join(dataDir, "admin-key"), "utf8")]).toEqual([200, 0, key])
  }, 60_000)

  it("starts from the file with a database when it is new, and starts over after an interrupted start", async () => {
    const emptyDatabase = await compressed(await plainShopImage())
    let seeded = 0
    const open = () => openTestShop({ dataDir, emptyDatabase, onSeedProgress: () => (seeded += 1) })
    await (await open()).sandbox.close()
    await rm(join(dataDir, "database", "PG_VERSION"))
    await writeFile(join(dataDir, "database-unfinished"), "")
    await (await open()).sandbox.close()
    await (await open()).sandbox.close()
    expect(seeded).toBe(0)
  }, 60_000)

  it("is refused with one message while another instance has it open", async () => {
    await prepareDataDir(dataDir)
    const shop = await openTestShop({ dataDir })
    await expect(openTestShop({ dataDir })).rejects.toThrow(
      `The data folder ${dataDir} is already in use by this process.`,
    )
    await shop.sandbox.close()
  }, 60_000)

  it("is refused while another living process has it open, and taken over from a dead one", async () => {
    await prepareDataDir(dataDir)
    await writeFile(join(dataDir, "sandbox.lock"), String(process.ppid))
    await expect(openTestShop({ dataDir })).rejects.toThrow(`is in use by process ${process.ppid}`)
    await writeFile(join(dataDir, "sandbox.lock"), "4194304000")
    const shop = await openTestShop({ dataDir })
    await shop.sandbox.close()
  }, 60_000)

  it("is refused with one message when it cannot be created", async () => {
    await writeFile(join(dataDir, "file"), "")
    await expect(openTestShop({ dataDir: join(dataDir, "file", "below") })).rejects.toThrow("cannot be made")
  })

  it("is refused with one message when its database is damaged", async () => {
    await prepareDataDir(dataDir)
    const shop = await openTestShop({ dataDir })
    await shop.sandbox.close()
    await rm(join(dataDir, "database", "global"), { recursive: true })
    await mkdir(join(dataDir, "database", "global"))
    await expect(openTestShop({ dataDir })).rejects.toThrow("cannot be opened; it may be damaged")
  }, 60_000)
})
