import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readAdminKey } from "../../../adapters/node/readAdminKey.ts"

let folder = ""
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "desk-"))
})
afterAll(() => rm(folder, { recursive: true }))

describe("the admin key of the sandbox", () => {
  it.each([
    ["secret", "secret"],
    [" secret\r\n", "secret"],
    ["\n", undefined],
    ["", undefined],
  ])("written as %j is %j", async (text, expected) => {
    await writeFile(join(folder, "admin-key"), text)
    expect(await readAdminKey(join(folder, "admin-key"))).toBe(expected)
  })

  it("is undefined where there is no file, or a folder in its place", async () => {
    expect([await readAdminKey(join(folder, "none")), await readAdminKey(folder)]).toEqual([undefined, undefined])
  })
})
