import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { BackendError } from "../shared/BackendError.ts"
import type { FileContent } from "../shared/FileContent.ts"

/** Pixels of a captcha; 240 by 80 where they are not given. */
export interface CaptchaSize {
  /** 120 to 600. */
  readonly width?: number
  /** 40 to 200. */
  readonly height?: number
}

/** A picture of letters; its id goes back with what was read. Good for one answer. */
export interface Captcha {
  readonly captchaId: string
  /** PNG. */
  readonly image: FileContent
}

/** What a shopper read in a captcha. */
export interface SolvedCaptcha {
  readonly captchaId: string
  readonly captchaValue: string
}

/** Pictures that only people read. */
export class CaptchaGateway extends Context.Service<CaptchaGateway, {
  readonly getCaptcha: (size: CaptchaSize) => Effect.Effect<Captcha, BackendError>
  /** The same in one JSON answer. */
  readonly getNativeCaptcha: (size: CaptchaSize) => Effect.Effect<Captcha, BackendError>
  /** A bar code (PNG) of printable ASCII; `Rejected` with `_ERR_CAPTCHA` when the captcha was not solved. */
  readonly getCaptchaBarcode: (barcode: string, captcha?: SolvedCaptcha) => Effect.Effect<FileContent, BackendError>
}>()("CaptchaGateway") {}
