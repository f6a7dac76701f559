import { newToken } from "../platform/ports/token.ts"
import type { SandboxPorts } from "../platform/ports/SandboxPorts.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { captchaQuestion } from "./captchaQuestion.ts"
import { captchaHash } from "./captchaText.ts"
import { type CaptchaSize, drawCaptcha } from "./drawCaptcha.ts"

export const CAPTCHA_SECONDS = 600
/** Capitals that cannot be mistaken for another letter or a digit. */
const ALPHABET = "ACDEFHJKMNPRTVXY"
const LENGTH = 6
/** Larger bytes would favour the first letters of the alphabet. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length)

export interface Captcha {
  readonly captchaId: string
  /** PNG. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** For customers who cannot see the picture. */
  readonly question: string
}

export interface CaptchaContext {
  readonly storeId: string
  readonly languageCode: string
}

/** Draws a captcha of a store, with its question, and stores hashes of both answers. Deletes expired captchas. */
export const createCaptcha = async (
  { ports, storage: { db } }: SandboxServices,
  { storeId, languageCode }: CaptchaContext,
  size: CaptchaSize,
): Promise<Captcha> => {
  const captchaId = newToken(ports)
  const letters = captchaLetters(ports)
  const bytes = await drawCaptcha(letters, size, randomFrom(ports))
  const question = captchaQuestion(languageCode, randomFrom(ports))
  const now = ports.now()
  await db.deleteFrom("captcha").where("expires_at", "<", now).execute()
  await db
    .insertInto("captcha")
    .values({
      captcha_id: captchaId,
      store_id: storeId,
      answer_hash: captchaHash(captchaId, letters),
      question_hash: captchaHash(captchaId, question.answer),
      expires_at: now + CAPTCHA_SECONDS * 1_000,
    })
    .execute()
  return { captchaId, bytes, question: question.text }
}

const captchaLetters = (ports: SandboxPorts): string => {
  let letters = ""
  while (letters.length < LENGTH) {
    for (const byte of ports.random(LENGTH))
      if (byte < FAIR_BYTES && letters.length < LENGTH) letters += ALPHABET[byte % ALPHABET.length] ?? ""
  }
  return letters
}

const randomFrom = (ports: SandboxPorts) => (): number => {
  const [high = 0, low = 0] = ports.random(2)
  return (high * 256 + low) / 65_536
}
