import type { RefObject } from "react"
import { useEffect, useRef, useState } from "react"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"
import type { CommandResult } from "./CommandResult.ts"
import { useCommands } from "./CommandsProvider.tsx"
import type { ProductActionCommands, ProductActionError } from "./ProductActionCommands.ts"
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
      commands: ProductActionCommands,
      captcha: SolvedCaptcha | undefined,
    ) => Promise<CommandResult<A, ProductActionError>>,
  ) => Promise<{ readonly value: A } | undefined>
}

interface RequestState {
  readonly busy: boolean
  readonly error: ProductActionError | undefined
}

/** `isCaptchaKnown` if a captcha is known to be required before the first attempt. */
export function useProductActionForm(isCaptchaKnown = false): ProductActionForm {
  const { productActions } = useCommands()
  const place = useRef<HTMLFormElement>(null)
  const captcha = useCaptcha(isCaptchaKnown)
  const [{ busy, error }, setState] = useState<RequestState>({ busy: false, error: undefined })
  useEffect(() => {
    if (error !== undefined) place.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus()
  }, [error])
  return {
    place,
    busy,
    error,
    captcha,
    ask: async (request) => {
      if (busy) return undefined
      setState({ busy: true, error: undefined })
      const result = await productActions((commands) => request(commands, captcha.solved))
      const isCaptchaRequired = captcha.recordResult(result)
      setState({ busy: false, error: result.ok || isCaptchaRequired ? undefined : result.error })
      return result.ok ? { value: result.value } : undefined
    },
  }
}
