import { describe, expect, it, vi } from "vitest"
import { browserRoot } from "../../../adapters/composition/browserRoot.ts"
import type { PageOccurrence } from "../../../application/telemetry/PageTelemetry.ts"
import { cartBackground } from "../../../ui/commands/base/cartBackground.ts"
import { inSpain } from "../../support/backend/scopes.ts"
import { aCart, aCartItem } from "../../support/builders/aCart.ts"
import { euros } from "../../support/builders/euros.ts"

describe("a browser whose cart does not add up", () => {
  it("F73 reports the difference to the telemetry of its page", async () => {
    localStorage.clear()
    const taken: PageOccurrence[] = []
    const root = browserRoot(
      {
        backendUrl: "https://shop.example.org",
        sessionHolder: "server",
        sendPolicy: () => Promise.reject(new Error("no call was refused")),
        announce: () => undefined,
        telemetry: {
          isEnabled: true,
          knownCart: { current: undefined },
          traceParent: () => undefined,
          take: (occurrence) => void taken.push(occurrence),
        },
      },
      inSpain,
    )
    void cartBackground(root)(aCart([aCartItem("1001")], { totalOrder: euros(1007) }), false)
    await vi.waitFor(() => expect(taken).toHaveLength(1))
    expect(taken).toMatchObject([{ kind: "record", record: { label: "cart.totals", tags: { totalOrder: "7" } } }])
  })
})
