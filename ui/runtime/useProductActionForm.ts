import type { RefObject } from "react"
import { useEffect, useRef, useState } from "react"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"
import type { CommandResult } from "./CommandResult.ts"
import { useCommands } from "./CommandsProvider.tsx"
import type { ProductActionCommands, ProductActionError } from "./ProductActionCommands.ts"
import type { FormCaptcha } from "./useCaptcha.ts"
import { useCaptcha } from "./useCaptcha.ts"

/**
 * A form around a product: what it waits for, and why the last try was not taken. What was typed stays in its fields.
 */
export interface ProductActionForm {
  readonly place: RefObject<HTMLFormElement | null>
  readonly busy: boolean
  /** Without what asks for a captcha: the captcha says so itself. */
  readonly error: ProductActionError | undefined
  readonly captcha: FormCaptcha
  /** Asks, and answers what came of it; nothing while another question is under way, and when it was refused. */
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

/** `isCaptchaKnown` where it is known before the first try that a captcha is asked for. */
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
      const isCaptchaRequired = captcha.tried(result)
      setState({ busy: false, error: result.ok || isCaptchaRequired ? undefined : result.error })
      return result.ok ? { value: result.value } : undefined
    },
  }
}
