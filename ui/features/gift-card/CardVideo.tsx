import type { FormEvent } from "react"
import { useEffect, useRef, useState } from "react"
import type { GiftCardVideo } from "../../../domain/gift-card/GiftCard.ts"
import type { GiftCardVideoLimits } from "../../../domain/gift-card/giftCardVideoProblem.ts"
import type { GiftCardVideoRefused } from "../../../domain/gift-card/GiftCardVideoRefused.ts"
import { videoMediaType } from "../../../domain/gift-card/videoMediaType.ts"
import { Button } from "../../design/Button.tsx"
import { Field } from "../../design/Field.tsx"
import { Notice } from "../../design/Notice.tsx"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import type { ShopError } from "../../runtime/CommandResult.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { presentError } from "../../text/presentError.ts"
import type { Translate } from "../../text/createTranslate.ts"
import styles from "./GiftCard.module.css"
import { megabytes } from "./megabytes.ts"
import { videoKinds } from "./videoKinds.ts"

export interface CardVideoProps {
  readonly orderItemId: string
  readonly limits: GiftCardVideoLimits
}

interface Told {
  readonly busy: boolean
  readonly problem?: { readonly rule: GiftCardVideoRefused["rule"]; readonly size: number }
  readonly error?: ShopError
}

/**
 * The video that goes with a gift card by e-mail: whether there is one, and a form that sends one as soon as it is told
 * to.
 */
export function CardVideo({ orderItemId, limits }: CardVideoProps) {
  const t = useText()
  const { cartExtras } = useCommands()
  const [video, setVideo] = useState<GiftCardVideo>()
  const [told, setTold] = useState<Told>({ busy: false })
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Where it cannot be asked for, one can be sent all the same.
    void cartExtras(async (part) => (await part.giftCards()).video(orderItemId)).then((known) => {
      if (known.ok) setVideo((sent) => sent ?? known.value)
    })
  }, [orderItemId])
  useEffect(() => {
    if (told.problem !== undefined) place.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus()
  }, [told.problem])
  const submitted = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (told.busy) return
    const form = event.currentTarget
    const [file = new File([], "")] = form.querySelector<HTMLInputElement>("[type=file]")?.files ?? []
    setTold({ busy: true })
    const read = async () => new Uint8Array(await file.arrayBuffer())
    void cartExtras(async (part) =>
      (await part.giftCards()).sendVideo(
        orderItemId,
        { size: file.size, mediaType: videoMediaType(file.name, file.type), read },
        limits,
      ),
    ).then((sent) => {
      if (!sent.ok)
        return setTold(
          sent.error._tag === "GiftCardVideoRefused"
            ? { busy: false, problem: { rule: sent.error.rule, size: file.size } }
            : { busy: false, error: sent.error },
        )
      setTold({ busy: false })
      setVideo(sent.value)
      form.reset()
    })
  }
  const { busy, problem, error } = told
  const said = error === undefined ? undefined : presentError(error, t)
  return (
    <form ref={place} className={styles["form"]} noValidate onSubmit={submitted}>
      <p role="status">
        {busy
          ? t("giftCards.videoUploading")
          : video?.hasVideo === true
            ? `${t("giftCards.videoAdded")} ${factsOf(video, t)}`
            : ""}
      </p>
      <Field
        name="video"
        type="file"
        accept={limits.mediaTypes.join(",")}
        label={t("giftCards.video")}
        error={problem === undefined ? undefined : problemWords(problem, limits, t)}
        hint={t("giftCards.videoHint", {
          kinds: videoKinds(limits.mediaTypes, t.language),
          maximum: megabytes(limits.maximumBytes, t.language, "down"),
        })}
      />
      <Notice tone="problem" title={said?.title} details={said?.details}>
        {said !== undefined && <p>{said.text}</p>}
      </Notice>
      <Button type="submit" variant="quiet" busy={busy}>
        {t("giftCards.videoUpload")}
      </Button>
    </form>
  )
}

/** `(MP4, 2.1 MB)`; nothing of what the shop does not tell. */
function factsOf({ mediaType, size }: GiftCardVideo, t: Translate): string {
  const facts = [
    ...(mediaType === undefined ? [] : [videoKinds([mediaType], t.language)]),
    ...(size === undefined ? [] : [megabytes(size, t.language, "up")]),
  ]
  return facts.length === 0 ? "" : `(${facts.join(", ")})`
}

function problemWords(
  { rule, size }: NonNullable<Told["problem"]>,
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
