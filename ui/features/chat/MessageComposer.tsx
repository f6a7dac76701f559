import type { FormEvent, KeyboardEvent } from "react"
import { useRef, useState } from "react"
import type { CleanImage } from "../../../application/chat/ImageCleaner.ts"
import { MAX_IMAGE_BYTES } from "../../../application/chat/ImageCleaner.ts"
import { SENDS_ON_ENTER } from "../../../domain/chat/chatLimits.ts"
import { isEmptyMessage } from "../../../domain/chat/outgoingMessage.ts"
import { useCommands } from "../../commands/useCommands.tsx"
import { Button } from "../../design/Button.tsx"
import { TextArea } from "../../design/fields/TextArea.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import type { Act } from "./Act.ts"

/** Longest message, in characters; it fits a stanza in every script. */
const MAX_LENGTH = 4_000
const BYTES_PER_MEGABYTE = 1_048_576

export interface MessageComposerProps {
  readonly roomJid: string
  /** The last message has no receipt yet. */
  readonly isWaiting: boolean
  readonly act: Act
  readonly onEnd: () => void
}

/** The text field, Send and Attach file. Enter sends, Shift+Enter adds a line. */
export function MessageComposer({ roomJid, isWaiting, act, onEnd }: MessageComposerProps) {
  const t = useText()
  const { chat } = useCommands()
  const form = useRef<HTMLFormElement>(null)
  const [image, setImage] = useState<CleanImage>()
  const [refused, setRefused] = useState<string>()
  const [isUploading, setIsUploading] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isWaiting || isUploading) return
    const { currentTarget } = event
    const body = String(new FormData(currentTarget).get("message") ?? "")
    if (image !== undefined) {
      setIsUploading(true)
      const isSent = await act({ action: "attach", roomJid, file: image.file })
      setIsUploading(false)
      if (!isSent) return
      setImage(undefined)
    }
    if (isEmptyMessage(body) || !(await act({ action: "send", roomJid, body }))) return
    currentTarget.reset()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // The Enter key also confirms a word of an input method.
    if (!SENDS_ON_ENTER || event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    form.current?.requestSubmit()
  }
  const choose = async (file: File | undefined) => {
    setRefused(undefined)
    if (file === undefined) return
    const prepared = await chat.prepareImage(file)
    if (prepared.ok) return setImage(prepared.value)
    const megabytes = MAX_IMAGE_BYTES / BYTES_PER_MEGABYTE
    setRefused(
      prepared.error._tag === "ImageRefused"
        ? t(`chat.image.refused.${prepared.error.rule}`, { megabytes })
        : t("chat.unavailable"),
    )
  }
  return (
    <form ref={form} className="chat-composer" onSubmit={(event) => void send(event)}>
      {image !== undefined && (
        <figure>
          <img src={image.preview} alt="" />
          <figcaption>{t("chat.image.preview", { name: image.file.name })}</figcaption>
          <Button variant="plain" onClick={() => setImage(undefined)}>
            {t("chat.image.remove")}
          </Button>
        </figure>
      )}
      <p role="status" className={refused === undefined ? "chat-hint" : "chat-hint chat-problem"}>
        {isUploading ? t("chat.image.sending") : refused}
      </p>
      <TextArea
        label={t("chat.message")}
        name="message"
        rows={2}
        maxLength={MAX_LENGTH}
        hint={t("chat.hint")}
        readOnly={isWaiting}
        onKeyDown={onKeyDown}
        onInput={() => void chat.act({ action: "typing", roomJid })}
        enterKeyHint="send"
      />
      <div className="chat-buttons">
        <Button type="submit" busy={isWaiting || isUploading}>
          {t("chat.send")}
        </Button>
        <label className="chat-attach">
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp"
            onChange={(event) => {
              void choose(event.currentTarget.files?.[0])
              event.currentTarget.value = ""
            }}
          />
          {t("chat.attach")}
        </label>
        <Button variant="plain" onClick={onEnd}>
          {t("chat.end")}
        </Button>
      </div>
    </form>
  )
}
