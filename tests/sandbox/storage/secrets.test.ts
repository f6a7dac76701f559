import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "kysely"
import { describe, expect, it, onTestFinished } from "vitest"
import { adminConsoleAccess } from "../../../contracts/sandbox/admin-console/adminConsoleAccess.ts"
import { readAdminKey } from "../../../contracts/sandbox/admin-console/readAdminKey.ts"
import { requireSecret } from "../../../contracts/sandbox/platform/ports/requireSecret.ts"
import { sameSecret } from "../../../contracts/sandbox/platform/ports/sameSecret.ts"
import type { SandboxPorts } from "../../../contracts/sandbox/platform/ports/SandboxPorts.ts"
import { openStorage } from "../../../contracts/sandbox/platform/storage/openStorage.ts"
import { newDatabase } from "../../support/sandbox/newDatabase.ts"
import { openTestShop, prepareDataDir } from "../../support/sandbox/onBothDatabases.ts"

const ports: SandboxPorts = { now: () => 0, random: (bytes) => new Uint8Array(bytes).fill(7), log: () => undefined }

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "selvedge-secrets-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

describe("F181 a secret that is missing, empty or short grants no access", () => {
  it.each([
    [undefined, undefined],
    [null, null],
    ["", ""],
    ["", undefined],
    [undefined, ""],
    ["key", ""],
    ["", "key"],
    ["key", undefined],
    ["key", "kez"],
  ])("%j differs from %j", (own, candidate) => {
    expect(sameSecret(own, candidate)).toBe(false)
  })

  it("equals itself", () => {
    expect(sameSecret("a-key-of-this-test", "a-key-of-this-test")).toBe(true)
  })

  it.each(["", "\n", "  \n", "d.short\n", "123456789012345"])(
    "a start with the admin key %j is refused with one message",
    async (content) => {
      const folder = newFolder()
      writeFileSync(join(folder, "admin-key"), content)
      await expect(readAdminKey(ports, folder)).rejects.toThrow(
        new RegExp(
          String.raw`^The admin key in .+admin-key (is empty|has \d+ characters); it needs at least 16\. ` +
            String.raw`Delete the file and restart to create a new key\.$`,
          "u",
        ),
      )
    },
  )

  it("a refused start releases the folder, and succeeds once the file is gone", async () => {
    const dataDir = newFolder()
    await prepareDataDir(dataDir)
    writeFileSync(join(dataDir, "admin-key"), "")
    await expect(openTestShop({ dataDir })).rejects.toThrow("is empty; it needs at least 16")
    rmSync(join(dataDir, "admin-key"))
    const shop = await openTestShop({ dataDir })
    await shop.sandbox.close()
  }, 60_000)

  it.each(["", "short"])(
    "the admin key option %j is refused",
    async (adminKey) => {
      await expect(openTestShop({ adminKey })).rejects.toThrow("The admin key")
    },
    60_000,
  )

  it("an empty key does not open the admin console with a missing or an empty one", () => {
    const access = adminConsoleAccess("", () => 0, false)
    expect([null, undefined, ""].map((candidate) => access.isKey(candidate))).toEqual([false, false, false])
  })

  it.each(["", "a"])("an HMAC is never computed with the secret %j of a row", (secret) => {
    expect(() => requireSecret(secret, "The secret of this test", "Choose another.")).toThrow("The secret of this test")
  })

  it("no row of a database has an empty or short secret after the start", async () => {
    const { databaseUrl, close } = await newDatabase(false)
    if (databaseUrl === undefined) throw new Error("Install PostgreSQL to run this test.")
    onTestFinished(close)
    await (await openTestShop({ databaseUrl })).sandbox.close()
    const storage = await openStorage({ databaseUrl })
    const { rows } = await sql<{
      secret: string
    }>`
      select secret from store_agent union all select secret from captcha_key
      union all select secret from payment_provider union all select key from login_hint_key`.execute(storage.db)
    await storage.close()
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ secret }) => secret.length < 16)).toEqual([])
  }, 60_000)
})
