import { describe, expect, it } from "vitest"
import { RenderQueue } from "../../../../adapters/web/pages/RenderQueue.ts"

describe("pages that wait for their rendering", () => {
  it("are rendered a few at a time, a crawler's hundred pages and a shopper's one in turns", async () => {
    const queue = new RenderQueue(2)
    const order: string[] = []
    let running = 0
    let most = 0
    const render = (name: string) => async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      order.push(name)
      running -= 1
    }
    const crawler = Array.from({ length: 100 }, (_, page) => queue.run("crawler", render(`crawler ${page}`)))
    const customer = queue.run("customer", render("customer"))
    await customer
    expect(order.length).toBeLessThanOrEqual(6)
    await Promise.all(crawler)
    expect([order.length, most]).toEqual([101, 2])
  })

  it("do not wait for a failed one", async () => {
    const queue = new RenderQueue(1)
    const failed = queue.run("one", () => Promise.reject(new Error("broken")))
    const next = queue.run("two", () => Promise.resolve("shown"))
    await expect(failed).rejects.toThrow("broken")
    expect(await next).toBe("shown")
    expect(await queue.run("one", () => Promise.resolve("again"))).toBe("again")
  })
})
