import { normalizeTyping } from "./normalizeTyping.ts"

/** Country calling codes of ITU-T E.164; a prefix code. */
const CALLING_CODE = /^(?:1|7|2[07]|3[0123469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9][0-9]{2})/
/** An extension: couriers call the number before it. */
const EXTENSION = new RegExp(
  String.raw`(?:;ext=|(?:ext(?:ension)?|ext\.|extn|x|#|int\.?|interno|anexo|poste|durchwahl|dw|wew\.?|ramal` +
    String.raw`|内線|内线|分机|내선|שלוחה|تحويلة)\.?:?)\s*[0-9]{1,8}\s*$`,
  "i",
)

/** Dialling rules of a country that affect input. */
interface Dialling {
  /** Trunk prefix, omitted in international form. */
  readonly trunk?: string
  /** International prefix besides 00. */
  readonly abroad?: RegExp
  /** Number of digits without the trunk prefix. */
  readonly digits: readonly [least: number, most: number]
}

/** By calling code; from the numbering plans published by the ITU. */
const DIALLING: Readonly<Record<string, Dialling>> = {
  1: { trunk: "1", abroad: /^011/, digits: [10, 10] },
  33: { trunk: "0", digits: [9, 9] },
  34: { digits: [9, 9] },
  39: { digits: [6, 11] },
  48: { digits: [9, 9] },
  49: { trunk: "0", digits: [5, 13] },
  81: { trunk: "0", abroad: /^010/, digits: [9, 10] },
  82: { trunk: "0", abroad: /^00[127](?=82)/, digits: [8, 10] },
  86: { trunk: "0", digits: [9, 11] },
  351: { digits: [9, 9] },
  965: { digits: [7, 8] },
  966: { trunk: "0", digits: [8, 9] },
  972: { trunk: "0", digits: [8, 9] },
}
const DEFAULT_DIALLING: Dialling = { digits: [4, 15] }

/** Maximum length of input. */
const MAX_TYPED = 128

export interface PhoneParts {
  /** With its plus. */
  readonly countryCode: string
  readonly subscriberNumber: string
}

/**
 * Returns the phone number as sent. Accepts a country code with + or 00, the trunk prefix (`+49 (0) 30 …`), brackets,
 * an extension and `tel:`. Digits without an unambiguous reading stay unchanged.
 *
 * @example
 * ```ts
 * import { phoneParts } from "domain/shared/phoneNumber.ts"
 *
 * const parts = phoneParts({ countryCode: "", subscriberNumber: "+49 (0) 30 1234567" })
 * parts // → { countryCode: "+49", subscriberNumber: "301234567" }
 * ```
 */
export function phoneParts(typed: { readonly countryCode: string; readonly subscriberNumber: string }): PhoneParts {
  if (typed.subscriberNumber.length > MAX_TYPED || typed.countryCode.length > MAX_TYPED) return typed
  const code = digitsOf(typed.countryCode).replace(/^00/, "")
  const text = normalizeTyping(typed.subscriberNumber)
    .replace(/^(?:tel|phone|callto|sms):\s*/i, "")
    .replace(EXTENSION, "")
  const isLetters = /[^0-9+\-().\s/,;]/.test(text)
  // Text that is not a number stays unchanged.
  if (isLetters || !/[0-9]/.test(text))
    return {
      countryCode: code === "" ? typed.countryCode.trim() : `+${code}`,
      subscriberNumber: typed.subscriberNumber.trim(),
    }
  const isInternational = /^\(?\+/.test(text)
  const dialled = digitsOf(text)
  const { abroad = /^00/ } = DIALLING[code] ?? DEFAULT_DIALLING
  const prefix = isInternational ? undefined : (abroad.exec(dialled) ?? /^00/.exec(dialled))?.[0]
  if (isInternational || prefix !== undefined) {
    const whole = dialled.slice(prefix?.length ?? 0)
    const own = code !== "" && whole.startsWith(code) ? code : (CALLING_CODE.exec(whole)?.[0] ?? code)
    return { countryCode: `+${own}`, subscriberNumber: withoutTrunk(whole.slice(own.length), own) }
  }
  const {
    digits: [least, most],
  } = DIALLING[code] ?? DEFAULT_DIALLING
  const rest = dialled.slice(code.length)
  const hasOwnCode =
    code !== "" && code.length > 1 && dialled.startsWith(code) && dialled.length > most && rest.length >= least
  return {
    countryCode: code === "" ? typed.countryCode.trim() : `+${code}`,
    subscriberNumber: withoutTrunk(hasOwnCode ? rest : dialled, code),
  }
}

/** Minimum and maximum digits of a number in one text, without its plus. */
const [MIN_DIGITS, MAX_DIGITS] = [4, 15]

/** Returns a phone number in one text as sent: its digits, with a plus if it has a country code. */
export function normalizePhone(typed: string): string {
  const international = internationalPhone(typed)
  if (international !== undefined) return international
  const { subscriberNumber } = phoneParts({ countryCode: "", subscriberNumber: typed })
  const digits = normalizeTyping(subscriberNumber).replace(/[-().\s/,;]/g, "")
  return /^[0-9]+$/.test(digits) ? digits : typed.trim()
}

/** Whether a text is a phone number, with or without country code. It is sent as `normalizePhone`. */
export function isPhone(typed: string): boolean {
  return new RegExp(`^\\+?[0-9]{${MIN_DIGITS},${MAX_DIGITS}}$`).test(normalizePhone(typed))
}

/**
 * Returns a number in international form, as used for a login ID: `+34600000000`; `undefined` without a country code.
 */
export function internationalPhone(typed: string): string | undefined {
  const text = normalizeTyping(typed)
  if (!/^(?:tel:\s*)?\(?(?:\+|00[1-9])/i.test(text)) return undefined
  const { countryCode, subscriberNumber } = phoneParts({ countryCode: "", subscriberNumber: text })
  return /^[0-9]+$/.test(subscriberNumber) ? `${countryCode}${subscriberNumber}` : undefined
}

function withoutTrunk(number: string, code: string): string {
  const {
    trunk,
    digits: [least],
  } = DIALLING[code] ?? DEFAULT_DIALLING
  return trunk !== undefined && number.startsWith(trunk) && number.length - trunk.length >= least
    ? number.slice(trunk.length)
    : number
}

function digitsOf(text: string): string {
  return normalizeTyping(text).replace(/[^0-9]/g, "")
}
