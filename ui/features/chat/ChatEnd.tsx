import type { FormEvent } from "react"
import { useState } from "react"
import { Button } from "../../design/Button.tsx"
import { ChoiceGroup } from "../../design/fields/ChoiceGroup.tsx"
import { Field } from "../../design/fields/Field.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import type { Act } from "./Act.ts"

const STARS = [5, 4, 3, 2, 1] as const

export interface ChatEndProps {
  readonly roomJid: string
  readonly email: string
  /** The other side has ended the conversation. */
  readonly isClosed: boolean
  readonly act: Act
  readonly onEnd: () => void
  readonly onKeep: () => void
}

/** The end of a conversation: rating and transcript. */
export function ChatEnd({ roomJid, email, isClosed, act, onEnd, onKeep }: ChatEndProps) {
  const t = useText()
  const [done, setDone] = useState<{ readonly rated?: true; readonly mailed?: true }>({})
  const rate = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const stars = Number(fields.get("stars"))
    const comment = String(fields.get("comment") ?? "")
    if (await act({ action: "rate", roomJid, stars, comment })) setDone((known) => ({ ...known, rated: true }))
  }
  const mail = async () => {
    if (await act({ action: "emailTranscript", roomJid, email })) setDone((known) => ({ ...known, mailed: true }))
  }
  return (
    <section className="chat-end" aria-label={t("chat.end")}>
      <p role="status">{isClosed ? t("chat.ended") : t("chat.end.question")}</p>
      {done.rated === true ? (
        <p role="status">{t("chat.rating.thanks")}</p>
      ) : (
        <form onSubmit={(event) => void rate(event)}>
          <ChoiceGroup
            legend={t("chat.rating.legend")}
            name="stars"
            layout="tiles"
            required
            choices={STARS.map((stars) => ({ value: String(stars), label: t("chat.rating.stars", { stars }) }))}
          />
          <Field label={t("chat.rating.comment")} name="comment" maxLength={500} />
          <Button type="submit" variant="quiet">
            {t("chat.rating.send")}
          </Button>
        </form>
      )}
      {done.mailed === true ? (
        <p role="status">{t("chat.transcript.sent", { email })}</p>
      ) : (
        <Button variant="quiet" onClick={() => void mail()}>
          {t("chat.transcript")}
        </Button>
      )}
      <div className="chat-buttons">
        <Button onClick={onEnd}>{isClosed ? t("chat.new") : t("chat.end")}</Button>
        {!isClosed && (
          <Button variant="plain" onClick={onKeep}>
            {t("chat.keep")}
          </Button>
        )}
      </div>
    </section>
  )
}
