import type { Page } from "playwright-core"
import { onTestFinished } from "vitest"
import { otherSite } from "./otherSite.ts"

/** A third-party frame in a page. */
export interface ThirdPartyFrame {
  /** Runs a script there. */
  readonly run: (script: string) => Promise<unknown>
  /**
   * Waits until the page has received all earlier messages of the frame; its earlier listeners have handled them by
   * then.
   */
  readonly received: () => Promise<unknown>
  readonly leave: () => Promise<void>
}

/** Adds a third-party frame to a page, whose own policy must be off because it blocks such frames. */
export async function addThirdPartyFrame(page: Page): Promise<ThirdPartyFrame> {
  const site = await otherSite()
  onTestFinished(site.close)
  const frame = await page.evaluateHandle(async (src) => {
    const thirdParty = Object.assign(document.createElement("iframe"), { src, title: "Stranger" })
    await new Promise((resolve) => {
      thirdParty.addEventListener("load", resolve)
      document.body.append(thirdParty)
    })
    return thirdParty
  }, site.foreign)
  const inside = await frame.contentFrame()
  if (inside === null || new URL(inside.url()).origin !== new URL(site.foreign).origin)
    throw new Error("The frame of another site is not there.")
  return {
    run: (script) => inside.evaluate(script),
    received: async () => {
      const last = await page.evaluateHandle(() => ({
        received: new Promise((resolve) =>
          window.addEventListener("message", ({ data }) => (data === "the last" ? resolve(data) : undefined)),
        ),
      }))
      await inside.evaluate("parent.postMessage('the last', '*')")
      await last.evaluate(({ received }) => received)
    },
    leave: () => frame.evaluate((thirdParty) => thirdParty.remove()),
  }
}
