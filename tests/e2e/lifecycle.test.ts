import { spawn } from "node:child_process"
import { mkdtempSync, rmSync, symlinkSync, unlinkSync } from "node:fs"
import { createServer } from "node:http"
import type { Server } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { randomUUID } from "node:crypto"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import { afterEach, describe, expect, inject, it } from "vitest"
import { constant } from "../../adapters/composition/PortBinding.ts"
import { testRoot } from "../../adapters/composition/testRoot.ts"
import { addToCart } from "../../application/cart/addToCart.ts"
import { startCheckout } from "../../application/checkout/startCheckout.ts"
import { chooseShipping, saveDeliveryAddress } from "../../application/checkout/chooseDelivery.ts"
import { submitCheckout } from "../../application/checkout/submitCheckout.ts"
import { IdGenerator } from "../../application/platform/IdGenerator.ts"
import { PROBE_FILE } from "../../contracts/sandbox/platform/readiness/checkDisk.ts"
import { inSpain, sku } from "../support/backend/scopes.ts"
import { aCardEntry } from "../support/builders/aCardEntry.ts"
import { anAddress } from "../support/builders/anAddress.ts"
import { databaseIn, dropDatabase } from "../support/sandbox/privatePostgres.ts"
import { callAdminApi } from "./support/callAdminApi.ts"
import { findItem } from "./support/findItem.ts"
import type { RunningShop } from "./support/runShop.ts"
import { projectRoot } from "./support/projectRoot.ts"
import { runShop } from "./support/runShop.ts"

const PROGRAMS = ["web", "sandbox"] as const
const PAYMENTS = 20
/**
 * Milliseconds that each payment takes at the bank: long enough to be under way at the signal, and for the grace
 * period.
 */
const AT_THE_BANK = 6_000
const GRACE_MILLIS = 10_000
const STORE = "10000034"

let shop: RunningShop | undefined
afterEach(async () => {
  await shop?.kill()
  shop = undefined
})

/** Outcome of the paying call. */
interface PaymentAnswer {
  readonly status: number
  readonly connection: string | null
}

/** A guest who is ready to pay; `pay` returns the response of the paying call. */
async function customerAtPayment(address: string, item: string, onSent: () => void) {
  let answered: (answer: PaymentAnswer) => void = () => undefined
  let broken: (error: unknown) => void = () => undefined
  const answer = new Promise<PaymentAnswer>((resolve, reject) => {
    answered = resolve
    broken = reject
  })
  const send = async (request: Request): Promise<Response> => {
    const isPayment = request.url.includes("/asynccheckout")
    if (isPayment) onSent()
    // The web server treats this client as a program with its own session.
    const sent = fetch(
      new Request(request, { headers: { ...Object.fromEntries(request.headers), "session-holder": "client" } }),
    )
    if (isPayment)
      sent.then(({ status, headers }) => answered({ status, connection: headers.get("connection") }), broken)
    return sent
  }
  const ids = constant(IdGenerator, { uuid: Effect.sync(() => randomUUID()) })
  const { context } = testRoot(inSpain, { fetch: send, backendUrl: address, session: {}, devices: [ids] })
  const run = Effect.runPromiseWith(context)
  await run(addToCart({ sku: sku(item), quantity: 1 }))
  const { orderId } = await run(startCheckout())
  const { address: saved } = await run(saveDeliveryAddress(orderId, anAddress()))
  const shipping = { shippingMethodId: "standard", kind: "delivery", addressId: saved.id } as const
  const { totalOrder } = await run(chooseShipping(orderId, shipping))
  const decision = {
    orderId,
    shipping,
    payment: { by: "card", methodId: "1", card: aCardEntry({ expiry: "12/39" }) },
    expectedTotal: totalOrder,
    acceptedPolicies: ["1", "2"],
  } as const
  return {
    pay: () => {
      // Only the response counts: the shop that could report the payment's status has ended.
      run(submitCheckout(decision, { tries: 1, interval: Duration.millis(10) })).catch(() => undefined)
      return answer
    },
  }
}

describe("F190 a server after SIGTERM", () => {
  it.each(PROGRAMS)(
    "F190 responds to 20 payments in flight within the grace period, and accepts no others (%s)",
    async (program) => {
      const running = await runShop({ program })
      shop = running
      const item = await findItem(running.address, STORE)
      let sent = 0
      const customers: Awaited<ReturnType<typeof customerAtPayment>>[] = []
      while (customers.length < PAYMENTS)
        customers.push(await customerAtPayment(running.address, item.sku, () => (sent += 1)))
      await callAdminApi(running, "faults", {
        operationId: "submitAsyncCheckout",
        kind: "latency",
        milliseconds: AT_THE_BANK,
        remaining: PAYMENTS,
      })
      const payments = Promise.all(customers.map(({ pay }) => pay()))
      // The requests in flight have reached the server: each of them has met the delay.
      await expect
        .poll(() => callAdminApi(running, "faults"), { timeout: AT_THE_BANK, interval: 100 })
        .not.toContain("submitAsyncCheckout")
      expect(sent).toBe(PAYMENTS)
      const startedAt = performance.now()
      const ended = running.terminate()
      await expect
        .poll(() =>
          fetch(`${running.address}/healthz`).then(
            () => "accepted",
            () => "refused",
          ),
        )
        .toBe("refused")
      const answers = await payments
      const answeredAfter = performance.now() - startedAt
      expect(answers.map(({ status, connection }) => [status, connection])).toEqual(answers.map(() => [202, "close"]))
      expect(await ended).toBe(0)
      const endedAfter = performance.now() - startedAt
      process.stdout.write(
        `${program}: ${PAYMENTS} payments answered ${Math.round(answeredAfter)} ms after SIGTERM, ` +
          `ended after ${Math.round(endedAfter)} ms\n`,
      )
      // Calls that are interrupted at the end of the grace period are printed.
      expect(running.errors()).toBe("")
      expect(answeredAfter).toBeLessThan(GRACE_MILLIS)
    },
    180_000,
  )
})

const readiness = async (address: string) => {
  const answer = await fetch(`${address}/readyz`)
  const body: {
    readonly status: string
    readonly problems?: readonly { readonly part: string; readonly problem: string }[]
  } = await answer.json()
  return { status: answer.status, problems: body.problems ?? [] }
}
const liveness = async (address: string) => {
  const answer = await fetch(`${address}/healthz`)
  return [answer.status, await answer.json()]
}
const LIVE_RESPONSE = [200, { status: "alive" }]

describe("F192 the probes of an orchestrator", () => {
  it.each(PROGRAMS)("F192 report a full disk, and its recovery (%s)", async (program) => {
    const running = await runShop({ program })
    shop = running
    expect(await readiness(running.address)).toEqual({ status: 200, problems: [] })
    const probe = join(running.dataDir, "sandbox", PROBE_FILE)
    unlinkSync(probe)
    // A device on which every write fails, as on a full disk.
    symlinkSync("/dev/full", probe)
    await expect
      .poll(() => readiness(running.address))
      .toEqual({
        status: 503,
        problems: [{ part: "disk", problem: expect.stringContaining("cannot be written (ENOSPC)") }],
      })
    expect(await liveness(running.address)).toEqual(LIVE_RESPONSE)
    unlinkSync(probe)
    await expect.poll(() => readiness(running.address)).toEqual({ status: 200, problems: [] })
  })

  it.each([
    ["dead", "cannot be reached"],
    ["hanging", "did not answer in time"],
    ["failing", "does not answer as it should"],
  ] as const)("F192 report that the backend is %s, within a few seconds, and stay cheap", async (kind, problem) => {
    const backend: Server = createServer((_, outgoing) => void (kind === "failing" && outgoing.writeHead(503).end()))
    const port = await new Promise<number>((resolve) =>
      backend.listen(0, "127.0.0.1", () => {
        const bound = backend.address()
        resolve(typeof bound === "object" && bound !== null ? bound.port : 0)
      }),
    )
    if (kind === "dead") backend.close()
    const running = await runShop({ environment: { BACKEND_URL: `http://127.0.0.1:${port}`, CARD_ENTRY: "direct" } })
    shop = running
    const startedAt = performance.now()
    expect(await readiness(running.address)).toEqual({
      status: 503,
      problems: [{ part: "backend", problem: expect.stringContaining(problem) }],
    })
    expect(performance.now() - startedAt).toBeLessThan(5_000)
    expect(await liveness(running.address)).toEqual(LIVE_RESPONSE)
    backend.closeAllConnections()
    backend.close()
  })

  it.each(PROGRAMS)("F192 report a start in progress (%s)", async (program) => {
    const dataDir = mkdtempSync(join(tmpdir(), "selvedge-starting-"))
    const postgres = inject("seededPostgres")
    const databaseUrl = postgres === undefined ? undefined : await databaseIn(postgres.socketFolder)
    const port = await freePort()
    const child = spawn(process.execPath, [`dist/server/${program}.js`], {
      cwd: projectRoot,
      env: {
        ...process.env,
        NODE_ENV: "production",
        PORT: String(port),
        PROVIDERS_PORT: "0",
        HOST: "127.0.0.1",
        DATA_DIR: dataDir,
        ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      },
      stdio: "ignore",
    })
    const ended = new Promise((resolve) => child.once("exit", resolve))
    try {
      const address = `http://127.0.0.1:${port}`
      const seen: string[] = []
      await expect
        .poll(
          async () => {
            const { status, problems } = await readiness(address).catch(() => ({ status: 0, problems: [] }))
            if (status !== 0) seen.push(`${status} ${problems.map(({ part }) => part).join()}`)
            return status
          },
          { interval: 20, timeout: 120_000 },
        )
        .toBe(200)
      expect(new Set(seen)).toEqual(new Set(["503 server", "200 "]))
    } finally {
      child.kill("SIGKILL")
      await ended
      rmSync(dataDir, { recursive: true, force: true })
      if (databaseUrl !== undefined) await dropDatabase(databaseUrl)
    }
  })
})

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await new Promise<number>((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      const bound = server.address()
      resolve(typeof bound === "object" && bound !== null ? bound.port : 0)
    }),
  )
  await new Promise((resolve) => server.close(resolve))
  return port
}
