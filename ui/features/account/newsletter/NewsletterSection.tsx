import { useState } from "react"
import type { User } from "../../../../domain/account/User.ts"
import type { NewsletterList } from "../../../../domain/newsletter/NewsletterRequest.ts"
import { NEWSLETTER_LISTS, PRIVACY_POLICY } from "../../../../domain/newsletter/NewsletterRequest.ts"
import type { NewsletterSubscription } from "../../../../domain/newsletter/NewsletterSubscription.ts"
import type { NewsletterError } from "../../../commands/account/newsletter.ts"
import { useCommand } from "../../../commands/useCommand.ts"
import { useCommands } from "../../../commands/useCommands.tsx"
import type { ShopCommands } from "../../../commands/useCommands.tsx"
import { Alert } from "../../../design/Alert.tsx"
import { Button } from "../../../design/Button.tsx"
import { CheckField } from "../../../design/fields/CheckField.tsx"
import type { CommandResult } from "../../../runtime/CommandResult.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import type { CaptchaSlot } from "../../../runtime/useCaptcha.ts"
import { useCaptcha } from "../../../runtime/useCaptcha.ts"
import { PolicyLink } from "../../shared/PolicyLink.tsx"
import { ConfirmAction } from "../ConfirmAction.tsx"
import { FormAlert } from "../FormAlert.tsx"
import { Setting } from "../Setting.tsx"
import styles from "../Setting.module.css"

export interface NewsletterSectionProps {
  readonly user: User
  /** Absent if it could not be loaded. */
  readonly newsletter: NewsletterSubscription | undefined
  readonly captcha: CaptchaSlot
}

/** The newsletter of the account's own address: its status, the lists, and the end of the subscription. */
export function NewsletterSection({ user, newsletter: loaded, captcha: slot }: NewsletterSectionProps) {
  const t = useText()
  const { newsletter: commands } = useCommands()
  const captcha = useCaptcha()
  const form = useCommand<NewsletterError>((result) => captcha.recordResult(result))
  const [newsletter, setNewsletter] = useState(loaded)
  const [message, setMessage] = useState<string>()
  const { email } = user
  if (email === undefined) return <p>{t("account.notProvided")}</p>
  if (newsletter === undefined) return <p>{t("account.loadFailed")}</p>
  const run = async (
    command: (commands: ShopCommands["newsletter"]) => Promise<CommandResult<NewsletterSubscription, NewsletterError>>,
    done?: string,
  ) => {
    setMessage(undefined)
    const answer = await form.run(() => command(commands))
    if (answer === undefined) return
    setNewsletter(answer.value)
    setMessage(done)
  }
  const { status } = newsletter
  const subscribe = (lists: readonly NewsletterList[], done?: string) => {
    const request = {
      email,
      lists,
      origin: "account",
      policies: [PRIVACY_POLICY],
      // An unverified address is not the account's own yet: its owner confirms it by email.
      ...(status === "unknown" ? {} : { inAccount: true }),
    }
    void run((newsletters) => newsletters.subscribe(request, captcha.solved), done)
  }
  const chosen = NEWSLETTER_LISTS.filter((list) => newsletter.lists.includes(list))
  return (
    <>
      <Setting
        title={email}
        value={status === "unknown" ? t("newsletter.unverified") : t(`account.newsletter.${status}`)}
      />
      <Alert tone="success" title={message} />
      {status === "pending" ? (
        <div className={styles["actions"]}>
          <Button variant="quiet" busy={form.busy} onClick={() => subscribe(chosen, t("newsletter.requested.title"))}>
            {t("newsletter.resend")}
          </Button>
          <Button variant="plain" busy={form.busy} onClick={() => void run(({ withdraw }) => withdraw(email))}>
            {t("newsletter.withdraw")}
          </Button>
          {captcha.field(slot)}
        </div>
      ) : (
        <form
          key={status}
          className={styles["form"]}
          onSubmit={(event) => {
            event.preventDefault()
            const data = new FormData(event.currentTarget)
            const lists = NEWSLETTER_LISTS.filter((list) => data.has(`list-${list}`))
            subscribe(lists, t(status === "subscribed" ? "account.saved" : "newsletter.requested.title"))
          }}
        >
          <fieldset>
            <legend>{t("newsletter.lists")}</legend>
            {NEWSLETTER_LISTS.map((list) => (
              <CheckField
                key={list}
                name={`list-${list}`}
                label={t(`newsletter.list.${list}`)}
                defaultChecked={chosen.includes(list)}
              />
            ))}
          </fieldset>
          {status !== "subscribed" && (
            <>
              <CheckField name="privacy" label={t("newsletter.privacy")} required />
              <p>
                <PolicyLink of="privacy" />
              </p>
            </>
          )}
          {captcha.field(slot)}
          <div className={styles["actions"]}>
            <Button type="submit" busy={form.busy}>
              {t(status === "subscribed" ? "account.save" : "newsletter.confirm.submit")}
            </Button>
          </div>
        </form>
      )}
      <FormAlert error={form.error?._tag === "NewsletterRequestRefused" ? undefined : form.error} />
      {status === "subscribed" && (
        <ConfirmAction
          label={t("newsletter.unsubscribe.submit")}
          name={t("newsletter.unsubscribe.submit")}
          question={t("newsletter.unsubscribe.text")}
          confirm={t("newsletter.unsubscribe.submit")}
          keep={t("newsletter.keep")}
          busy={form.busy}
          onConfirm={() => void run(({ unsubscribe }) => unsubscribe(email), t("newsletter.unsubscribed.title"))}
        />
      )}
    </>
  )
}
