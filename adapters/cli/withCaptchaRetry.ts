import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline/promises"
import type * as Effect from "effect/Effect"
import type { AppPorts } from "../../application/appPorts.ts"
import { CaptchaGateway } from "../../application/catalog/CaptchaGateway.ts"
import { requiresCaptcha } from "../../application/shared/requiresCaptcha.ts"
import { BackendError } from "../../application/shared/BackendError.ts"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"
import { ReceiptRefused } from "../../domain/order/ReceiptRefused.ts"
import type { CliConfig } from "../composition/cliRoot.ts"
import type { CommandError } from "./output/presentError.ts"
import type { CliContext } from "./CliContext.ts"

/** Prompts the user; `undefined` without a terminal. */
export type AnswerPrompt = ((question: string) => Promise<string>) | undefined

/** Maximum number of captcha prompts. */
export const MAX_PROMPTS = 3

/** Prompts at the terminal for the captcha of a refused call, at most three times. */
export function terminalCaptchaPrompt(
  shop: CliContext,
  prompt: AnswerPrompt = terminalPrompt(),
): NonNullable<CliConfig["promptForCaptcha"]> {
  return ({ round }) =>
    prompt === undefined || round === MAX_PROMPTS ? Promise.resolve(undefined) : solveCaptcha(shop, prompt, round > 0)
}

/**
 * Runs a step that may require a captcha and is not covered by the general captcha prompt, such as a payment. Prompts
 * the user and retries with the answer, at most three times. Without a terminal the refusal is returned.
 */
export async function withCaptchaRetry<A>(
  shop: CliContext,
  program: (captcha?: SolvedCaptcha) => Effect.Effect<A, CommandError, AppPorts>,
  prompt: AnswerPrompt = terminalPrompt(),
): Promise<A> {
  let captcha: SolvedCaptcha | undefined
  for (let round = 0; ; round += 1) {
    try {
      return await shop.run(program(captcha))
    } catch (error) {
      if (prompt === undefined || round === MAX_PROMPTS || !wantsCaptcha(error)) throw error
      captcha = await solveCaptcha(shop, prompt, captcha !== undefined)
    }
  }
}

function wantsCaptcha(error: unknown): boolean {
  return (
    (error instanceof BackendError && requiresCaptcha(error)) ||
    (error instanceof ReceiptRefused && error.reasons.some(({ field }) => field === "captcha"))
  )
}

/**
 * Shows a captcha's question, and its picture in a temporary file, and returns the user's answer. `isAgain` means that
 * the previous answer was wrong.
 */
export async function solveCaptcha(
  { run, output }: CliContext,
  prompt: NonNullable<AnswerPrompt>,
  isAgain: boolean,
): Promise<SolvedCaptcha> {
  const { captchaId, image, question } = await run(CaptchaGateway.use((gateway) => gateway.getNativeCaptcha({})))
  const folder = mkdtempSync(join(tmpdir(), "selvedge-captcha-"))
  const picture = join(folder, "captcha.png")
  try {
    writeFileSync(picture, image.bytes)
    if (isAgain) output.note("Wrong answer. Try again.")
    output.note(`A captcha is required. Open the image ${picture}`)
    if (question !== undefined) output.note(`Or answer this question: ${question}`)
    return { id: captchaId, value: (await prompt("Characters in the image, or the answer: ")).trim() }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the prompt of this process's terminal. */
export function terminalPrompt(): AnswerPrompt {
  if (!process.stdin.isTTY) return undefined
  return async (question) => {
    const reader = createInterface({ input: process.stdin, output: process.stderr })
    try {
      return await reader.question(question)
    } finally {
      reader.close()
    }
  }
}
