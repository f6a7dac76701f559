import type { RefObject } from "react"
import { useEffect, useRef } from "react"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"
import type { CommandResult } from "./CommandResult.ts"
import type { ProductActionError } from "../commands/productActions.ts"
import { useCommand } from "../commands/useCommand.ts"
import type { ShopCommands } from "../commands/useCommands.tsx"
import { useCommands } from "../commands/useCommands.tsx"
import type { FormCaptcha } from "./useCaptcha.ts"
import { useCaptcha } from "./useCaptcha.ts"

/** The state of a product action form: its pending request and its last error. Typed values stay in their fields. */
export interface ProductActionForm {
  readonly place: RefObject<HTMLFormElement | null>
  readonly busy: boolean
  /** Excludes captcha errors, which the captcha field shows. */
  readonly error: ProductActionError | undefined
  readonly captcha: FormCaptcha
  /** Sends a request and returns its result; `undefined` while another one is pending, and after a refusal. */
  readonly ask: <A>(
    request: (
      commands: ShopCommands["productActions"],
      captcha: SolvedCaptcha | undefined,
    ) => Promise<CommandResult<A, ProductActionError>>,
  ) => Promise<{ readonly value: A } | undefined>
}

/** `isCaptchaKnown` if a captcha is known to be required before the first attempt. */
export function useProductActionForm(isCaptchaKnown = false): ProductActionForm {
  const { productActions } = useCommands()
  const place = useRef<HTMLFormElement>(null)
  const captcha = useCaptcha(isCaptchaKnown)
  const { busy, error, run } = useCommand<ProductActionError>(captcha.recordResult)
  useEffect(() => {
    if (error !== undefined) place.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus()
  }, [error])
  return { place, busy, error, captcha, ask: (request) => run(() => request(productActions, captcha.solved)) }
}
