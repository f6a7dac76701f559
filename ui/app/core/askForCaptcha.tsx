import type { ReactNode } from "react"
import { useEffect, useState } from "react"
import { hydrateRoot } from "react-dom/client"
import type { AskingCall, browserPatience } from "../../../adapters/composition/browserPatience.ts"
import type { BrowserRoot } from "../../../adapters/composition/browserRoot.ts"
import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"
import { CaptchaDialog } from "../../features/session/CaptchaDialog.tsx"
import { TextProvider } from "../../runtime/TextProvider.tsx"
import { createTranslate } from "../../text/createTranslate.ts"
import { loadTexts, textLanguage } from "../../text/loadTexts.ts"
import { captchasOf } from "./captchasOf.ts"
import type { CoreScope } from "./CoreScope.ts"

type CaptchaQuestion = Parameters<Parameters<typeof browserPatience>[0]["askForCaptcha"]>[0]

/** The calls of forms that show a captcha among their fields. */
const OF_FORMS = [
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
] as const satisfies readonly AskingCall[]
/** A page asks this while somebody still types, and goes on without an answer. */
const WHILE_TYPING = "existUser" satisfies AskingCall
const NOT_ASKED: ReadonlySet<string> = new Set([...OF_FORMS, WHILE_TYPING])

let turn: Promise<SolvedCaptcha | undefined> = Promise.resolve(undefined)
let surrenders = 0

/**
 * Asks the shopper for a captcha in a dialogue over the page, whichever page it is. One at a time: calls that are
 * refused meanwhile wait for their turn, and are given up with the one that is.
 */
export function askForCaptcha(
  root: BrowserRoot,
  scope: CoreScope,
  question: CaptchaQuestion,
): Promise<SolvedCaptcha | undefined> {
  if (NOT_ASKED.has(question.operation)) return Promise.resolve(undefined)
  const known = surrenders
  const next = async () => {
    if (known !== surrenders || question.signal.aborted) return undefined
    const solved = await show(root, scope, question)
    if (solved === undefined && !question.signal.aborted) surrenders += 1
    return solved
  }
  turn = turn.then(next, next)
  return turn
}

/** The page belongs to its own root: the dialogue stands beside it, and leaves nothing behind. */
async function show(
  root: BrowserRoot,
  { language: { code }, texts = {} }: CoreScope,
  { round, signal }: CaptchaQuestion,
): Promise<SolvedCaptcha | undefined> {
  const language = textLanguage(code)
  const translate = createTranslate(language, await loadTexts(language, ["browse", "purchase", "account"]), texts)
  const place = document.body.appendChild(document.createElement("div"))
  let shown: ReturnType<typeof hydrateRoot> | undefined
  const solved = await new Promise<SolvedCaptcha | undefined>((resolve) => {
    shown = hydrateRoot(
      place,
      <Afterwards>
        <TextProvider translate={translate}>
          <CaptchaDialog open={captchasOf(root)} isAgain={round > 0} signal={signal} onEnd={resolve} />
        </TextProvider>
      </Afterwards>,
    )
  })
  shown?.unmount()
  place.remove()
  return solved
}

/**
 * Nothing at first, as its place is empty: every page brings React's way into a document that is there, and no other.
 */
function Afterwards({ children }: { readonly children: ReactNode }) {
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return isThere && children
}
