import type { FormEvent } from "react"
import { useState } from "react"
import type { WishlistMail, WishlistMailRule } from "../../../domain/wishlist/wishlistMail.ts"
import { validateWishlistMail } from "../../../domain/wishlist/wishlistMail.ts"
import { Button } from "../../design/Button.tsx"
import { Field } from "../../design/fields/Field.tsx"
import { Alert } from "../../design/Alert.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import type { TextKey } from "../../text/TextKey.ts"
import type { WishlistRequest } from "./useWishlists.ts"
import styles from "./WishlistsView.module.css"

export interface WishlistMailFormProps {
  readonly listId: string
  readonly name: string
  readonly busy: boolean
  readonly ask: WishlistRequest
}

const FIELDS = ["mailRecipient", "nameRecipient", "mailSender", "nameSender", "subject", "message"] as const
const RULES: Readonly<Record<WishlistMailRule, TextKey>> = {
  required: "validation.required",
  tooLong: "wishlists.mail.tooLong",
  email: "validation.email",
  link: "wishlists.mail.plain",
  htmlEntity: "wishlists.mail.plain",
  leadingDot: "wishlists.mail.plain",
  forbiddenWord: "wishlists.mail.word",
}

/** Sends the link of a public list by email. Typed values stay until the email is sent. */
export function WishlistMailForm({ listId, name, busy, ask }: WishlistMailFormProps) {
  const t = useText()
  const [reasons, setReasons] = useState<ReturnType<typeof validateWishlistMail>>([])
  const [isSent, setSent] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const mail = typedMail(new FormData(form))
    const found = validateWishlistMail(mail)
    setReasons(found)
    setSent(false)
    const [first] = found
    if (first !== undefined) return form.querySelector<HTMLInputElement>(`[name=${first.field}]`)?.focus()
    const sent = await ask((commands) => commands.email(listId, mail))
    setSent(sent !== undefined)
    if (sent !== undefined) form.reset()
  }
  return (
    <details className={styles["tool"]}>
      <summary>{t("wishlists.mail")}</summary>
      <Alert tone="success" title={isSent ? t("wishlists.mail.sent") : undefined} />
      <form className={styles["form"]} onSubmit={(event) => void submit(event)} noValidate>
        {FIELDS.map((field) => {
          const rule = reasons.find((problem) => problem.field === field)?.rule
          return (
            <Field
              key={field}
              label={t(`wishlists.mail.${field}`)}
              name={field}
              type={field === "mailRecipient" || field === "mailSender" ? "email" : "text"}
              autoComplete={field === "mailSender" ? "email" : field === "nameSender" ? "name" : "off"}
              defaultValue={field === "subject" ? name : undefined}
              error={rule === undefined ? undefined : t(RULES[rule])}
            />
          )
        })}
        <Button type="submit" variant="quiet" busy={busy}>
          {t("wishlists.mail.send")}
        </Button>
      </form>
    </details>
  )
}

function typedMail(form: FormData): WishlistMail {
  const text = (field: keyof WishlistMail) => {
    const value = form.get(field)
    return typeof value === "string" ? value : ""
  }
  return {
    mailRecipient: text("mailRecipient").trim(),
    mailSender: text("mailSender").trim(),
    nameSender: text("nameSender"),
    nameRecipient: text("nameRecipient"),
    subject: text("subject"),
    message: text("message"),
  }
}
