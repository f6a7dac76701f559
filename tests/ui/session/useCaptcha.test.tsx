import { act, cleanup, renderHook } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"
import type { CaptchaSlot } from "../../../ui/runtime/useCaptcha.ts"
import { useCaptcha } from "../../../ui/runtime/useCaptcha.ts"

afterEach(cleanup)

const SOLVED = { id: "c-1", value: "3" }

const OUTCOMES = {
  taken: { ok: true, value: undefined },
  refused: { ok: false, error: { _tag: "AddressRefused" } },
  failed: { ok: false, error: { _tag: "BackendError", reason: { _tag: "Rejected", key: "_ERR_OUT_OF_STOCK" } } },
  asked: { ok: false, error: { _tag: "BackendError", reason: { _tag: "Rejected", key: "_ERR_CAPTCHA" } } },
} as const

/** A form's captcha before its first try and after each, solved before that or not. */
function triesOf(
  isKnown: boolean,
  ...tries: readonly (readonly [outcome: keyof typeof OUTCOMES, captcha?: SolvedCaptcha])[]
): readonly string[] {
  const { result } = renderHook(() => useCaptcha(isKnown))
  let solve: Parameters<CaptchaSlot>[1] = () => undefined
  const shown = () =>
    result.current.field((round, onSolved, problem) => {
      solve = onSolved
      return problem === undefined ? String(round) : `${round} ${problem}`
    })
  const shownAfter = [shown()]
  for (const [outcome, captcha] of tries) {
    act(() => solve(captcha))
    expect(result.current.solved).toEqual(captcha)
    let isCaptchaRequired: boolean | undefined
    act(() => {
      isCaptchaRequired = result.current.recordResult(OUTCOMES[outcome])
    })
    expect(isCaptchaRequired).toBe(outcome === "asked")
    shownAfter.push(shown())
    // Valid for one try.
    expect(result.current.solved).toBeUndefined()
  }
  return shownAfter.map(String)
}

it("F107 the captcha of a form is new each time, and reports a missing or wrong previous one", () => {
  expect(triesOf(false, ["asked"], ["asked"], ["asked", SOLVED], ["taken", SOLVED])).toEqual([
    "false",
    "1 required",
    "2 required",
    "3 wrong",
    "false",
  ])
})

it("a captcha is not marked as wrong after another error, and a new one is there for the next try", () => {
  expect(triesOf(false, ["refused"], ["asked"], ["failed", SOLVED], ["refused"])).toEqual([
    "false",
    "false",
    "1 required",
    "2",
    "3",
  ])
})

it("a captcha that is known to be required is there before the first try", () => {
  expect(triesOf(true, ["asked", { response: "r.1" }])).toEqual(["1", "2 wrong"])
})
