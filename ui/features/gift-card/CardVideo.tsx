import type { FormEvent } from "react"
import { useEffect, useRef, useState } from "react"
import type { GiftCardVideo } from "../../../domain/gift-card/GiftCard.ts"
import type { GiftCardVideoLimits } from "../../../domain/gift-card/validateGiftCardVideo.ts"
import type { GiftCardVideoRefused } from "../../../domain/gift-card/GiftCardVideoRefused.ts"
import { videoMediaType } from "../../../domain/gift-card/videoMediaType.ts"
import { Button } from "../../design/Button.tsx"
import { Field } from "../../design/fields/Field.tsx"
import { Alert } from "../../design/Alert.tsx"
import { useCommands } from "../../commands/useCommands.tsx"
import type { ShopError } from "../../runtime/CommandResult.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { presentError } from "../../text/presentError.ts"
import type { Translate } from "../../text/createTranslate.ts"
import styles from "./GiftCard.module.css"
import { megabytes } from "./megabytes.ts"

const NAMES: Readonly<Record<string, string>> = { "video/mp4": "MP4", "video/webm": "WebM", "video/quicktime": "MOV" }

/** The names of video formats as a list in a language. */
function videoKinds(mediaTypes: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: "disjunction" }).format(mediaTypes.map((type) => NAMES[type] ?? type))
}

export interface CardVideoProps {
  readonly orderItemId: string
  readonly limits: GiftCardVideoLimits
}

interface FormState {
  readonly busy: boolean
  readonly problem?: { readonly rule: GiftCardVideoRefused["rule"]; readonly size: number }
  readonly error?: ShopError
}

/** The video of a gift card sent by email: its status, and a form that uploads a file as soon as it is chosen. */
export function CardVideo({ orderItemId, limits }: CardVideoProps) {
  const t = useText()
  const { giftCards } = useCommands()
  const [video, setVideo] = useState<GiftCardVideo>()
  const [state, setState] = useState<FormState>({ busy: false })
  const formRef = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // If the status cannot be loaded, a video can still be uploaded.
    void giftCards.video(orderItemId).then((known) => {
      if (known.ok) setVideo((sent) => sent ?? known.value)
    })
  }, [orderItemId])
  useEffect(() => {
    if (state.problem !== undefined) formRef.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus()
  }, [state.problem])
  const submitted = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.busy) return
    const form = event.currentTarget
    const [file = new File([], "")] = form.querySelector<HTMLInputElement>("[type=file]")?.files ?? []
    setState({ busy: true })
    const read = async () => new Uint8Array(await file.arrayBuffer())
    const chosen = { size: file.size, mediaType: videoMediaType(file.name, file.type), read }
    void giftCards.sendVideo(orderItemId, chosen, limits).then((sent) => {
      if (!sent.ok)
        return setState(
          sent.error._tag === "GiftCardVideoRefused"
            ? { busy: false, problem: { rule: sent.error.rule, size: file.size } }
            : { busy: false, error: sent.error },
        )
      setState({ busy: false })
      setVideo(sent.value)
      form.reset()
    })
  }
  const { busy, problem, error } = state
  const message = error === undefined ? undefined : presentError(error, t)
  return (
    <form ref={formRef} className={styles["form"]} noValidate onSubmit={submitted}>
      <p role="status">
        {busy
          ? t("giftCards.videoUploading")
          : video?.hasVideo === true
            ? `${t("giftCards.videoAdded")} ${videoDetails(video, t)}`
            : ""}
      </p>
      <Field
        name="video"
        type="file"
        accept={limits.mediaTypes.join(",")}
        label={t("giftCards.video")}
        error={problem === undefined ? undefined : videoReasonText(problem, limits, t)}
        hint={t("giftCards.videoHint", {
          kinds: videoKinds(limits.mediaTypes, t.language),
          maximum: megabytes(limits.maximumBytes, t.language, "down"),
        })}
      />
      <Alert tone="problem" title={message?.title} details={message?.details}>
        {message !== undefined && <p>{message.text}</p>}
      </Alert>
      <Button type="submit" variant="quiet" busy={busy}>
        {t("giftCards.videoUpload")}
      </Button>
    </form>
  )
}

/** `(MP4, 2.1 MB)`; unknown values are omitted. */
function videoDetails({ mediaType, size }: GiftCardVideo, t: Translate): string {
  const details = [
    ...(mediaType === undefined ? [] : [videoKinds([mediaType], t.language)]),
    ...(size === undefined ? [] : [megabytes(size, t.language, "up")]),
  ]
  return details.length === 0 ? "" : `(${details.join(", ")})`
}

function videoReasonText(
  { rule, size }: NonNullable<FormState["problem"]>,
  { maximumBytes, mediaTypes }: GiftCardVideoLimits,
  t: Translate,
): string {
  switch (rule) {
    case "required":
      return t("giftCards.videoRequired")
    case "tooLarge":
      return t("giftCards.videoTooLarge", {
        size: megabytes(size, t.language, "up"),
        maximum: megabytes(maximumBytes, t.language, "down"),
      })
    case "kind":
      return t("giftCards.videoType", { kinds: videoKinds(mediaTypes, t.language) })
    case "unreadable":
      return t("giftCards.videoUnreadable")
  }
}
