import { newToken } from "../ports/token.ts"
import type { SandboxPorts } from "../ports/SandboxPorts.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import { captchaHash } from "./checkCaptcha.ts"
import { type CaptchaSize, drawCaptcha } from "./drawCaptcha.ts"

export const CAPTCHA_SECONDS = 600
/** Capitals that nobody takes for another letter or a digit. */
const ALPHABET = "ACDEFHJKMNPRTVXY"
const LENGTH = 6
/** Bytes from here on would make the first letters of the alphabet likelier. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length)

export interface Captcha {
  readonly captchaId: string
  /** PNG. */
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Draws a captcha of a store and keeps a hash of its answer. Captchas that nobody answered in time are cleared away. */
export const makeCaptcha = async ({ ports, storage: { db } }: SandboxServices, storeId: string, size: CaptchaSize): Promise<Captcha> => {
  const captchaId = newToken(ports)
  const letters = captchaLetters(ports)
  const bytes = await drawCaptcha(letters, size, chanceOf(ports))
  const now = ports.now()
  await db.deleteFrom("captcha").where("expires_at", "<", now).execute()
  await db.insertInto("captcha").values({ captcha_id: captchaId, store_id: storeId, answer_hash: captchaHash(captchaId, letters), expires_at: now + CAPTCHA_SECONDS * 1_000 }).execute()
  return { captchaId, bytes }
}

const captchaLetters = (ports: SandboxPorts): string => {
  let letters = ""
  while (letters.length < LENGTH) {
    for (const byte of ports.random(LENGTH)) if (byte < FAIR_BYTES && letters.length < LENGTH) letters += ALPHABET[byte % ALPHABET.length] ?? ""
  }
  return letters
}

const chanceOf = (ports: SandboxPorts) => (): number => {
  const [high = 0, low = 0] = ports.random(2)
  return (high * 256 + low) / 65_536
}
