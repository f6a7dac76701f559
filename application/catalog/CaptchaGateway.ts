import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { BackendError } from "../shared/BackendError.ts"
import type { FileContent } from "../shared/FileContent.ts"
import type { CaptchaAnswer } from "../shared/SolvedCaptcha.ts"

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

/** The same with words for those who do not see it. */
export interface NativeCaptcha extends Captcha {
  /**
   * Asks for something that a person can answer without the picture, in the shopper's language; its answer solves the
   * captcha as well.
   */
  readonly question?: string
}

/** Pictures that only people read. */
export class CaptchaGateway extends Context.Service<
  CaptchaGateway,
  {
    readonly getCaptcha: (size: CaptchaSize) => Effect.Effect<Captcha, BackendError>
    /** The same in one JSON answer, with the question. */
    readonly getNativeCaptcha: (size: CaptchaSize) => Effect.Effect<NativeCaptcha, BackendError>
    /** A bar code (PNG) of printable ASCII; `Rejected` with `_ERR_CAPTCHA` when the captcha was not solved. */
    readonly getCaptchaBarcode: (barcode: string, captcha?: CaptchaAnswer) => Effect.Effect<FileContent, BackendError>
  }
>()("CaptchaGateway") {}
