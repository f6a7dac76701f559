import { mkdtemp, readFile, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Command } from "commander"
import * as Redacted from "effect/Redacted"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { addApiCommand } from "../../../adapters/cli/commands/api.ts"
import { isCommandError } from "../../../adapters/cli/isCommandError.ts"
import { presentError } from "../../../adapters/cli/output/presentError.ts"
import { aTerminal } from "../../support/cli/aTerminal.ts"
import type { ActionCaller } from "../../support/rest/actionCases.ts"
import { ACTION_CASES } from "../../support/rest/actionCases.ts"
import { checkoutShop } from "../../support/sandbox/checkoutShop.ts"

const shop = checkoutShop()
const ANONYMOUS: ActionCaller = { token: "nobody", userType: "guest" }
let folder = ""
let succeeded = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "selvedge-rest-"))
})
afterAll(async () => {
  process.stdout.write(`${succeeded} of ${ACTION_CASES.length} named actions succeeded in the terminal\n`)
  await rm(folder, { recursive: true, force: true })
})

/** Runs `selvedge api …` in this process; `output` replaces parts of the terminal's output. */
async function inTerminal({ token, userType }: ActionCaller, words: readonly string[], output: object = {}) {
  const terminal = aTerminal({ fetch: shop().sandbox.handle, session: { accessToken: Redacted.make(token), userType } })
  const program = new Command("selvedge").exitOverride()
  addApiCommand(program, (_, use) => use({ ...terminal.shop, output: { ...terminal.shop.output, ...output } }))
  try {
    await program.parseAsync(["api", ...words], { from: "user" })
  } catch (error) {
    if (!isCommandError(error)) throw error
    return { ...terminal, messages: presentError(error) }
  }
  return { ...terminal, messages: undefined }
}

/** Parameters as typed on the command line. */
const typed = (parameters: Readonly<Record<string, unknown>>, action: string): readonly string[] =>
  Object.entries(parameters).flatMap(([name, value]) => {
    const isRepeated =
      Array.isArray(value) &&
      (action === "oam:xconfiguracion" || ["policyTypes", "productIds", "catentryIds"].includes(name))
    const texts = isRepeated ? value.map(String) : [typeof value === "object" ? JSON.stringify(value) : String(value)]
    return texts.flatMap((text) => ["--field", `${name}=${text}`])
  })

describe("selvedge api", () => {
  it.each(ACTION_CASES)("$action succeeds with the rules' parameters", async ({ action, prepare, shape }) => {
    const { caller, parameters } = await prepare(shop())
    const out = join(folder, action.replace(":", "-"))
    const { messages, results } = await inTerminal(caller, [
      action,
      ...typed(parameters, action),
      ...(shape === "file" ? ["--out", out] : []),
    ])
    expect(messages).toBeUndefined()
    const [{ value, lines } = { value: undefined, lines: [] }] = results
    if (shape === "file") {
      expect(lines).toEqual([`Saved to ${out}.`])
      expect((await readFile(out)).subarray(1, 4).toString("latin1")).toMatch(/^(?:PDF|PNG)$/)
      expect((await stat(out)).mode & 0o777).toBe(0o600)
    } else if (shape === "nothing") expect(lines).toEqual(["null"])
    else {
      expect(JSON.parse(lines.join("\n"))).toEqual(value)
      if (shape !== "list") expect(Object.keys(value ?? {})).toEqual(expect.arrayContaining([...shape]))
    }
    succeeded += 1
  })

  it("lists every action with its parameters", async () => {
    const { results } = await inTerminal(ANONYMOUS, [])
    expect(results[0]?.lines).toHaveLength(52)
    expect(results[0]?.lines).toContainEqual(
      expect.stringMatching(/^order:orderGuest +orderId\* tokenGuest\* suborders catalogId$/),
    )
  })

  it("prints status and audience on request", async () => {
    const { results } = await inTerminal(
      (await ACTION_CASES[0]?.prepare(shop()).then(({ caller }) => caller)) ?? ANONYMOUS,
      ["user:currentUser", "--include"],
    )
    expect(results[0]?.value).toMatchObject({ status: 200, audienceId: "registered", data: { userType: "R" } })
  })

  it.each(["secure:getCaptcha"])(
    "prints no bytes of %s to a terminal, and passes them to programs and scripts",
    async (action) => {
      expect((await inTerminal(ANONYMOUS, [action])).messages).toEqual({
        exitCode: 2,
        message: expect.stringMatching(/image\/png.*--out FILE/),
      })
      const written: Uint8Array[] = []
      await inTerminal(ANONYMOUS, [action], { bytes: (content: Uint8Array) => written.push(content) })
      expect(written.map((content) => content.length > 100)).toEqual([true])
      const { results } = await inTerminal(ANONYMOUS, [action], { isJson: true })
      expect(results[0]?.value).toMatchObject({ mediaType: "image/png", base64: expect.stringMatching(/^iVBOR/) })
    },
  )

  it.each([
    [
      "F47 an unknown action",
      ["order:odrer"],
      /Unknown action "order:odrer" \(status 404\)\. Did you mean order:order/,
    ],
    ["F46 a missing path parameter", ["order:order"], /order:order requires orderId \(status 404\)/],
    [
      "a missing parameter",
      ["order:asyncRepayGuest", "--field", "orderId=7"],
      /guestToken is missing[^]*paymentBundle is missing/,
    ],
    [
      "an unknown parameter",
      ["order:order", "--field", "orderId=7", "--field", "repai=1"],
      /repai is no parameter of order:order, which takes orderId, repay/,
    ],
    [
      "F49 a parameter given twice",
      ["order:order", "--field", "orderId=7", "--field", "orderId=8"],
      /orderId is given 2 times/,
    ],
    [
      "a value of another kind",
      ["catalog:categories", "--field", "typeCatalog=3"],
      /typeCatalog must be 1 for desktop or 5 for mobile/,
    ],
    ["JSON that is none", ["order:addToCart", "--field", "cartItems=[{"], /cartItems is not valid JSON/],
    [
      "JSON given twice",
      ["order:addToCart", "--field", "cartItems=[]", "--field", "cartItems=[]"],
      /cartItems is given 2 times/,
    ],
    ["a body that is none", ["order:addToCart", "--body", "[]"], /body must be a JSON object/],
    ["no name", ["order:order", "--field", "=7"], /Use name=value/],
    ["a moment that is none", ["order:order", "--cache-buster", "now"], /--cache-buster "now"/],
    ["a file where none comes", ["catalog:stores", "--out", "/dev/null"], /does not return a file/],
  ])("names the error of %s", async (_, words, message) => {
    expect((await inTerminal(ANONYMOUS, words)).messages).toEqual({
      exitCode: 2,
      message: expect.stringMatching(message),
    })
  })
})
