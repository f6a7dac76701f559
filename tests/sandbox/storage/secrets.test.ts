import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "kysely"
import { describe, expect, it, onTestFinished } from "vitest"
import { adminConsoleAccess } from "../../../contracts/sandbox/admin-console/adminConsoleAccess.ts"
import { readDeskKey } from "../../../contracts/sandbox/admin-console/adminKey.ts"
import { requireSecret } from "../../../contracts/sandbox/ports/requireSecret.ts"
import { sameSecret } from "../../../contracts/sandbox/ports/sameSecret.ts"
import type { SandboxPorts } from "../../../contracts/sandbox/ports/SandboxPorts.ts"
import { openStorage } from "../../../contracts/sandbox/storage/openStorage.ts"
import { openTestShop } from "../../support/sandbox/onBothDatabases.ts"

const ports: SandboxPorts = { now: () => 0, random: (bytes) => new Uint8Array(bytes).fill(7), log: () => undefined }

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "selvedge-secrets-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

describe("F181 a secret that is missing, empty or short grants nothing", () => {
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
  ])("%j is not %j", (own, given) => {
    expect(sameSecret(own, given)).toBe(false)
  })

  it("is the same as itself", () => {
    expect(sameSecret("a-key-of-this-test", "a-key-of-this-test")).toBe(true)
  })

  it.each(["", "\n", "  \n", "d.short\n", "123456789012345"])(
    "a start with the desk key %j is refused in one sentence",
    async (content) => {
      const folder = newFolder()
      writeFileSync(join(folder, "desk-key"), content)
      await expect(readDeskKey(ports, folder)).rejects.toThrow(
        /^The admin key in .+desk-key (is empty|has \d+ characters); it needs at least 16\. Delete the file and restart to create a new key\.$/u,
      )
    },
  )

  it("a start that is refused gives the folder back, and succeeds once the file is gone", async () => {
    const dataDir = newFolder()
    writeFileSync(join(dataDir, "desk-key"), "")
    await expect(openTestShop({ dataDir })).rejects.toThrow("is empty; it needs at least 16")
    rmSync(join(dataDir, "desk-key"))
    const shop = await openTestShop({ dataDir })
    await shop.sandbox.close()
  }, 60_000)

  it.each(["", "short"])(
    "the desk key option %j is refused",
    async (deskKey) => {
      await expect(openTestShop({ deskKey })).rejects.toThrow("The admin key")
    },
    60_000,
  )

  it("an empty key opens the desk neither to a missing nor to an empty one", () => {
    const access = adminConsoleAccess("", () => 0, false)
    expect([null, undefined, ""].map((given) => access.isKey(given))).toEqual([false, false, false])
  })

  it.each(["", "a"])("an HMAC is never made with the secret %j of a row", (secret) => {
    expect(() => requireSecret(secret, "The secret of this test", "Choose another.")).toThrow("The secret of this test")
  })

  it("no row of a database has an empty or short secret after the start", async () => {
    const dataDir = newFolder()
    await (await openTestShop({ dataDir })).sandbox.close()
    const storage = await openStorage({ dataDir })
    const { rows } = await sql<{
      secret: string
    }>`select secret from store_agent union all select secret from captcha_key union all select secret from payment_provider union all select key from login_hint_key`.execute(
      storage.db,
    )
    await storage.close()
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ secret }) => secret.length < 16)).toEqual([])
  }, 60_000)
})
