import type { FormEvent } from "react"
import { useEffect, useRef, useState } from "react"
import { Button } from "../../design/Button.tsx"
import { Notice } from "../../design/Notice.tsx"
import { Thread } from "../../design/Thread.tsx"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import type { TypedSocialReturn } from "../../runtime/EntryCommands.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { captchaField } from "./CaptchaField.tsx"
import styles from "./Entry.module.css"
import { EntryNotice } from "./EntryNotice.tsx"
import { PolicyFields, readPolicies } from "./PolicyFields.tsx"
import { useEntryForm } from "./useEntryForm.ts"
import type { WayBack } from "./useWayBack.ts"

interface SocialReturnProps {
  readonly answer: TypedSocialReturn
  readonly back: WayBack
  /** The answer let nobody in: the other ways are shown again. */
  readonly onFailed: () => void
}

/** What a provider answered: lets the shopper in, or makes the account that is missing once they agree. */
export function SocialReturn({ answer, back, onFailed }: SocialReturnProps) {
  const t = useText()
  const { account } = useCommands()
  const form = useEntryForm()
  const [isUnlinked, setUnlinked] = useState(false)
  const asked = useRef(false)
  const enter = async (question: Parameters<typeof form.ask<string>>[0]) => {
    const entered = await form.ask(question)
    if (entered !== undefined) await account((core) => core.goOn(entered.value, back.path))
  }
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    void enter((core) => core.finishSocialLogin(answer))
  })
  const needsAccount = form.problems.some(({ field, rule }) => field === "social" && rule === "required")
  const isLost = form.error !== undefined && !needsAccount && !isUnlinked
  useEffect(() => {
    if (needsAccount) setUnlinked(true)
    if (isLost) onFailed()
  }, [needsAccount, isLost, onFailed])
  const register = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const policies = readPolicies(new FormData(event.currentTarget))
    void enter((core, captcha) => core.finishSocialLogin(answer, policies, captcha))
  }
  const problem = (field: string) => form.problems.find((candidate) => candidate.field === field)
  return (
    <div className={styles["form"]}>
      {needsAccount ? (
        <Notice title={t("signIn.social.unlinked.title")}>
          <p>{t("signIn.social.unlinked.text")}</p>
        </Notice>
      ) : (
        <EntryNotice error={form.error} />
      )}
      {form.error === undefined && (
        <p role="status">
          {t("signIn.inProgress")}
          <Thread kind="running" />
        </p>
      )}
      {isUnlinked && (
        <form ref={form.place} className={styles["form"]} noValidate onSubmit={register}>
          <PolicyFields problem={needsAccount ? undefined : problem("acceptedPolicies")} />
          {form.captcha.field(captchaField)}
          <Button type="submit" busy={form.busy}>
            {t("signIn.register.submit")}
          </Button>
        </form>
      )}
    </div>
  )
}
