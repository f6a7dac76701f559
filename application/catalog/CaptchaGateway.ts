import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { BackendError } from "../shared/BackendError.ts"
import type { FileContent } from "../shared/FileContent.ts"
import type { CaptchaAnswer } from "../shared/SolvedCaptcha.ts"

/** Captcha image size in pixels. Default: 240 by 80. */
export interface CaptchaSize {
  /** 120 to 600. */
  readonly width?: number
  /** 40 to 200. */
  readonly height?: number
}

/** An image captcha; its id is sent with the answer. Valid for one attempt. */
export interface Captcha {
  readonly captchaId: string
  /** PNG. */
  readonly image: FileContent
}

/** An image captcha with a text alternative for accessibility. */
export interface NativeCaptcha extends Captcha {
  /** A question in the customer's language that replaces reading the picture; its answer solves the captcha. */
  readonly question?: string
}

export class CaptchaGateway extends Context.Service<
  CaptchaGateway,
  {
    readonly getCaptcha: (size: CaptchaSize) => Effect.Effect<Captcha, BackendError>
    /** Image and question in one JSON response. */
    readonly getNativeCaptcha: (size: CaptchaSize) => Effect.Effect<NativeCaptcha, BackendError>
    /** A barcode (PNG) of printable ASCII. Fails with `Rejected` and `_ERR_CAPTCHA` when the captcha was not solved. */
    readonly getCaptchaBarcode: (barcode: string, captcha?: CaptchaAnswer) => Effect.Effect<FileContent, BackendError>
  }
>()("CaptchaGateway") {}
