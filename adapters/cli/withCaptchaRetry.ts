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
import type { CliConfig } from "../composition/cliRoot.ts"
import type { CommandError } from "./presentError.ts"
import type { CliContext } from "./CliContext.ts"

/** A person who can be asked; `undefined` where nobody sits there. */
export type AnswerPrompt = ((question: string) => Promise<string>) | undefined

/** How often a captcha is asked for. */
export const MAX_PROMPTS = 3

/** Asks whoever sits at the terminal for the captcha of a call that was refused without one, three times at most. */
export function terminalCaptchaPrompt(
  shop: CliContext,
  prompt: AnswerPrompt = terminalPrompt(),
): NonNullable<CliConfig["promptForCaptcha"]> {
  return ({ round }) =>
    prompt === undefined || round === MAX_PROMPTS ? Promise.resolve(undefined) : solveCaptcha(shop, prompt, round > 0)
}

/**
 * Runs a part of paying that may ask for a captcha, which no call of a payment is asked for by itself. When it does and
 * a person is there, what they answer goes with the next try, three times at most. Without a person the refusal stays
 * as it is.
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
  return error instanceof BackendError && requiresCaptcha(error)
}

/**
 * Shows a captcha to a person, its question and its picture in a file that is gone afterwards, and answers what they
 * made of it; `isAgain` where the one before was wrong.
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
    if (isAgain) output.note("That was not it.")
    output.note(`The shop asks for a captcha. Its picture: ${picture}`)
    if (question !== undefined) output.note(`Or without the picture: ${question}`)
    return { id: captchaId, value: (await prompt("Letters of the picture, or the answer: ")).trim() }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Whoever sits at the terminal of this process. */
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
