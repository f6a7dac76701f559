import { describe, expect, it } from "vitest"
import { newsletterStep } from "../../../domain/newsletter/newsletterStep.ts"

describe("the step of the newsletter page", () => {
  it.each([
    [{ email: "ana@example.org", hash: "h" }, "confirm"],
    [{ email: "ana@example.org", hash: "h", leave: "true" }, "unsubscribe"],
    [{ email: "ana@example.org", hash: "h", outcome: "subscribed" }, "confirm"],
    [{ outcome: "subscribed" }, "subscribed"],
    [{ outcome: "unsubscribed" }, "unsubscribed"],
    [{ outcome: "anything" }, "unknown"],
    [{ email: "ana@example.org" }, "unknown"],
    [{ hash: "h" }, "unknown"],
    [{}, "subscribe"],
    [{ origin: "store" }, "subscribe"],
  ] as const)("for %j is %s", (parameters, step) => {
    expect(newsletterStep(parameters)).toBe(step)
  })
})
