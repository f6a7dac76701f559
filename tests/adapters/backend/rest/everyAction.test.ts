import * as Redacted from "effect/Redacted"
import * as Effect from "effect/Effect"
import { afterAll, describe, expect, it } from "vitest"
import { testRoot } from "../../../../adapters/composition/testRoot.ts"
import { REST_ACTIONS } from "../../../../adapters/backend/rest/restActions.ts"
import type { RestCall } from "../../../../application/rest/RestGateway.ts"
import { RestGateway } from "../../../../application/rest/RestGateway.ts"
import { inSpain } from "../../../support/backend/scopes.ts"
import type { ActionCaller } from "../../../support/rest/actionCases.ts"
import { ACTION_CASES } from "../../../support/rest/actionCases.ts"
import { checkoutShop } from "../../../support/sandbox/checkoutShop.ts"

const shop = checkoutShop()
let succeeded = 0

const membersOf = (data: unknown) => (typeof data === "object" && data !== null ? Object.keys(data) : [])

function asCaller({ token, userType }: ActionCaller) {
  const { context } = testRoot(inSpain, {
    fetch: shop().sandbox.handle,
    backendUrl: "http://localhost:4173",
    session: { accessToken: Redacted.make(token), userType },
  })
  return (action: string, call: RestCall) =>
    Effect.runPromiseWith(context)(RestGateway.use((gateway) => gateway.call(action, call)))
}

describe("every named action, with the rules' parameters", () => {
  afterAll(() => process.stdout.write(`${succeeded} of ${REST_ACTIONS.size} named actions succeeded\n`))

  it("are in the table", () => {
    expect(ACTION_CASES.map(({ action }) => action)).toEqual([...REST_ACTIONS.keys()])
  })

  it.each(ACTION_CASES)("$action succeeds with the documented response", async ({ action, prepare, shape }) => {
    const { caller, parameters } = await prepare(shop())
    const { status, data, file } = await asCaller(caller)(action, { parameters, ts: 1_767_225_600_000 })
    expect(status).toBeGreaterThanOrEqual(200)
    expect(status).toBeLessThan(300)
    const result = REST_ACTIONS.get(action)?.result
    if (shape === "file") {
      expect(result).toEqual({ kind: "file", mediaTypes: [file?.mediaType] })
      expect(file?.bytes.length).toBeGreaterThan(100)
    } else if (shape === "nothing") expect([data, file, result?.kind]).toEqual([undefined, undefined, "nothing"])
    else if (shape === "list") expect(data).toEqual([expect.anything(), expect.anything()])
    else expect(membersOf(data)).toEqual(expect.arrayContaining([...shape]))
    succeeded += 1
  })
})
