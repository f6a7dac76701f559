import { describe, expect, it } from "vitest"
import { REST_ACTIONS } from "../../../../adapters/backend/rest/restActions.ts"
import operations from "../../../../contracts/generated/operations.json" with { type: "json" }

describe("the named actions", () => {
  it("are the specification's, and lead where the documents say", () => {
    const documented = new Map(Object.entries(operations).map(([operation, { method, path }]) => [operation, { operation, method, path }]))
    expect(REST_ACTIONS.size).toBe(52)
    for (const [name, action] of REST_ACTIONS) expect([name, action]).toEqual([name, documented.get(action.operation)])
  })
})
