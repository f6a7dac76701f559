import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { afterAll, describe, expect, it } from "vitest"
import type { CliContext } from "../../../adapters/cli/CliContext.ts"
import type { AnswerPrompt } from "../../../adapters/cli/withCaptchaRetry.ts"
import { terminalCaptchaPrompt } from "../../../adapters/cli/withCaptchaRetry.ts"
import { cliRoot } from "../../../adapters/composition/cliRoot.ts"
import { signIn } from "../../../application/account/auth/signIn.ts"
import { PhysicalStoreGateway } from "../../../application/location/PhysicalStoreGateway.ts"
import { SPAIN } from "../../sandbox/checkout/customer.ts"
import { inSpain } from "../../support/backend/scopes.ts"
import { checkoutShop } from "../../support/sandbox/checkoutShop.ts"

const ADMIN_KEY = "the-admin-key-of-captchas-in-a-terminal"
const DIGITS = ["cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"]
const folder = mkdtempSync(join(tmpdir(), "selvedge-captcha-terminal-"))
const shop = checkoutShop({ adminKey: ADMIN_KEY })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/**
 * A terminal of a store that requires a captcha each time, created as the command does, with a person who gives this
 * many wrong answers; `prompt` replaces the person.
 */
async function terminal(state: string, misreads: number, noCustomer?: { readonly prompt: AnswerPrompt }) {
  const { status } = await shop().call(
    "POST",
    "/sandbox/captchas",
    { storeId: SPAIN, kind: "native", demand: "always" },
    { "x-admin-key": ADMIN_KEY },
  )
  if (status !== 200) throw new Error(`The desk does not set it: ${status}`)
  const notes: string[] = []
  const calls: string[] = []
  let asked = 0
  const person: AnswerPrompt = () => {
    asked += 1
    const words =
      notes
        .findLast((note) => note.startsWith("Or answer"))
        ?.split(": ")
        .at(-1)
        ?.replace(".", "")
        .split(", ") ?? []
    return Promise.resolve(asked <= misreads ? "no idea" : words.map((word) => DIGITS.indexOf(word)).join(" "))
  }
  const { context } = cliRoot(
    {
      backendUrl: "http://localhost:4173",
      stateFile: join(folder, `${state}.json`),
      print: () => undefined,
      adminKeyFile: "/dev/null",
      fetch: (request) => {
        if (request.method === "POST") calls.push(new URL(request.url).pathname.split("/").at(-1) ?? "")
        return shop().sandbox.handle(request)
      },
      promptForCaptcha: (question) =>
        terminalCaptchaPrompt(at, noCustomer === undefined ? person : noCustomer.prompt)(question),
    },
    inSpain,
  )
  const at: CliContext = {
    store: inSpain.store,
    language: inSpain.language,
    output: {
      isJson: false,
      result: () => undefined,
      note: (line) => void notes.push(line),
      progress: () => undefined,
    },
    run: (program) => Effect.runPromiseWith(context)(program),
  }
  return { at, calls, notes, asked: () => asked }
}

const logInAt = ({ run }: CliContext) =>
  run(signIn({ logon: "registered@selvedge.example", password: Redacted.make("Selvedge2026"), rememberMe: false }))
const aStore = ({ run }: CliContext) =>
  run(PhysicalStoreGateway.use((gateway) => gateway.listPhysicalStoresByCountry("ES")))

describe("a store that requires a captcha each time, in a terminal", () => {
  it("prompts for each change, again after a wrong answer, and makes the change once", async () => {
    const { at, calls, notes, asked } = await terminal("ana", 1)
    await logInAt(at)
    expect([asked(), calls.filter((call) => call === "identity")]).toEqual([2, ["identity", "identity", "identity"]])
    const [{ id } = { id: "" }] = await aStore(at)
    const { storeIds } = await at.run(PhysicalStoreGateway.use((gateway) => gateway.addFavouriteStore(id)))
    expect([asked(), storeIds[0]]).toEqual([3, id])
    expect(notes.filter((note) => note === "Wrong answer. Try again.")).toHaveLength(1)
  })

  it("prompts three times at most, and prints the store's error for a script", async () => {
    const wrong = await terminal("eva", 9)
    await expect(logInAt(wrong.at)).rejects.toMatchObject({ _tag: "SignInRefused", reasons: [{ field: "captcha" }] })
    expect(wrong.asked()).toBe(3)
    const script = await terminal("script", 0, { prompt: undefined })
    await expect(logInAt(script.at)).rejects.toMatchObject({ _tag: "SignInRefused", reasons: [{ field: "captcha" }] })
    expect(script.asked()).toBe(0)
  })
})
