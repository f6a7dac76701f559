import { refused } from "../platform/http/Refused.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { countTry, refundTry } from "../purchase/wallet/secretTries.ts"

/** Limit of attempts at a secret in a window. */
interface GuessLimit {
  readonly key: string
  readonly most: number
}

const GUESS_WINDOW_MS = 15 * 60_000

/**
 * Counts an attempt before it is checked, and fails with 409 `_ERR_TOO_MANY_TRIES` after too many, right or wrong, so
 * that the refusal reveals nothing (F68). The count is subtracted when `act` succeeds, not when it throws.
 */
export const limitTries = async <Found>(
  services: SandboxServices,
  guesses: readonly GuessLimit[],
  act: () => Promise<Found>,
): Promise<Found> => {
  for (const { key, most } of guesses) {
    const { tries } = await countTry(services, { key, windowMs: GUESS_WINDOW_MS })
    if (tries > most) throw tooManyTries()
  }
  const found = await act()
  for (const { key } of guesses) await refundTry(services, key)
  return found
}

export const tooManyTries = () => refused("_ERR_TOO_MANY_TRIES", "There were too many tries: wait before the next one.")
