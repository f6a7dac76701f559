import type { ReactNode } from "react"
import { useEffect, useState } from "react"
import { hydrateRoot } from "react-dom/client"
import type { CaptchaFormOperation, browserSendPolicy } from "../../../adapters/composition/browserSendPolicy.ts"
import type { BrowserRoot } from "../../../adapters/composition/browserRoot.ts"
import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"
import { CaptchaDialog } from "../../features/session/CaptchaDialog.tsx"
import { TextProvider } from "../../runtime/TextProvider.tsx"
import { createTranslate } from "../../text/createTranslate.ts"
import { loadTexts, storeTextLanguage } from "../../text/loadTexts.ts"
import { captchaOpener } from "./captchaOpener.ts"
import type { StoreContext } from "./StoreContext.ts"

type CaptchaPromptRequest = Parameters<Parameters<typeof browserSendPolicy>[0]["promptForCaptcha"]>[0]

/** Operations whose forms show a captcha among their fields. */
const HANDLED_BY_FORMS = [
  "saveAddress",
  "registerUser",
  "login",
  "socialLogin",
  "changePassword",
  "setPasswordLogon",
  "setEmailLogon",
  "updateEmail",
  "resetPassword",
  "sendValidationCode",
  "validatePhone",
  "createBooking",
  "subscribeStockNotification",
  "confirmStockNotification",
  "sendToAFriend",
] as const satisfies readonly CaptchaFormOperation[]
/** Called while the customer types; without a result the page continues. */
const HANDLED_WHILE_TYPING = "existUser" satisfies CaptchaFormOperation
const NEVER_PROMPTED: ReadonlySet<string> = new Set([...HANDLED_BY_FORMS, HANDLED_WHILE_TYPING])

let turn: Promise<SolvedCaptcha | undefined> = Promise.resolve(undefined)
let giveUps = 0

/**
 * Shows a captcha dialog over the current page. One at a time: calls refused in the meantime wait for their turn. If
 * the customer dismisses the dialog, they are cancelled too.
 */
export function promptForCaptcha(
  root: BrowserRoot,
  scope: StoreContext,
  question: CaptchaPromptRequest,
): Promise<SolvedCaptcha | undefined> {
  if (NEVER_PROMPTED.has(question.operation)) return Promise.resolve(undefined)
  const known = giveUps
  const next = async () => {
    if (known !== giveUps || question.signal.aborted) return undefined
    const solved = await show(root, scope, question)
    if (solved === undefined && !question.signal.aborted) giveUps += 1
    return solved
  }
  turn = turn.then(next, next)
  return turn
}

/** The page has its own React root, so the dialog renders into a separate element, which is removed afterwards. */
async function show(
  root: BrowserRoot,
  scope: StoreContext,
  { round, signal }: CaptchaPromptRequest,
): Promise<SolvedCaptcha | undefined> {
  const language = storeTextLanguage(scope)
  const translate = createTranslate(
    language,
    await loadTexts(language, ["browse", "purchase", "account"]),
    scope.texts ?? {},
  )
  const place = document.body.appendChild(document.createElement("div"))
  let shown: ReturnType<typeof hydrateRoot> | undefined
  const solved = await new Promise<SolvedCaptcha | undefined>((resolve) => {
    shown = hydrateRoot(
      place,
      <ClientOnly>
        <TextProvider translate={translate}>
          <CaptchaDialog open={captchaOpener(root)} isAgain={round > 0} signal={signal} onEnd={resolve} />
        </TextProvider>
      </ClientOnly>,
    )
  })
  shown?.unmount()
  place.remove()
  return solved
}

/** Renders nothing on the first pass to match its empty container. Pages load only `hydrateRoot`, not `createRoot`. */
function ClientOnly({ children }: { readonly children: ReactNode }) {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return isMounted && children
}
