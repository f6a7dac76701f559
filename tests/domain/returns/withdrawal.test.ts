import { describe, expect, it } from "vitest"
import { validateWithdrawal } from "../../../domain/returns/validateWithdrawal.ts"
import { withdrawalDays } from "../../../domain/returns/withdrawalDays.ts"
import type { WithdrawalOptions, WithdrawalStatement } from "../../../domain/returns/Withdrawal.ts"

const OPTIONS: WithdrawalOptions = {
  isOpen: true,
  lastDay: "2026-02-03",
  lines: [
    { orderItemId: "1", quantity: 2, isWithdrawable: true },
    { orderItemId: "2", quantity: 1, isWithdrawable: false },
  ],
  withdrawals: [],
}
const problems = (changes: Partial<WithdrawalStatement>, options?: WithdrawalOptions) =>
  validateWithdrawal(
    { name: "Ana", email: "ana@example.org", orderReference: "700000000001", ...changes },
    options,
  ).map(({ place, rule, parameter }) => [place, rule, ...(parameter === undefined ? [] : [parameter])].join(" "))

describe("a statement of withdrawal", () => {
  it("needs a name, an address for the receipt and an order, but no reason", () => {
    expect(problems({})).toEqual([])
    expect(problems({ name: " ", email: "ana", orderReference: "", message: "x".repeat(2001) })).toEqual([
      "name required",
      "email email",
      "orderReference required",
      "message tooLong 2000",
    ])
    expect(problems({ orderReference: "the dress of last week" })).toEqual([])
  })

  it("of an identified customer concerns units of the order within the period", () => {
    const line = (orderItemId: string, quantity: number) => ({ lines: [{ orderItemId, quantity }] })
    expect(problems(line("1", 2), OPTIONS)).toEqual([])
    expect(problems(line("1", 3), OPTIONS)).toEqual(["lines.0.quantity tooMany 2"])
    expect(problems(line("2", 1), OPTIONS)).toEqual(["lines.0 exempt"])
    expect(problems(line("9", 1), OPTIONS)).toEqual(["lines.0 unknown"])
    expect(problems({ lines: [] }, OPTIONS)).toEqual(["lines required"])
    expect(problems({}, { ...OPTIONS, isOpen: false })).toEqual(["order closed 2026-02-03"])
  })

  it("exists in stores with days in their configuration", () => {
    expect(
      [{}, { WITHDRAWAL_DAYS: "0" }, { WITHDRAWAL_DAYS: "x" }, { WITHDRAWAL_DAYS: "14" }].map(withdrawalDays),
    ).toEqual([undefined, undefined, undefined, 14])
  })
})
