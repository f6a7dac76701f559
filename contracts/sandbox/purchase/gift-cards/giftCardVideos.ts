import type { components } from "../../../generated/gift-cards.d.ts"
import { type CartScope, userIdNumber } from "../../cart/CartScope.ts"
import { type FieldProblem, notAcceptable } from "../../platform/http/Refused.ts"
import { newToken } from "../../platform/ports/token.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { changeLine, type GiftCardLine, readLine } from "./giftCardLines.ts"

type Schemas = components["schemas"]

/** Largest video in bytes: 5 MiB. */
export const MAXIMUM_VIDEO_BYTES = 5_242_880
export const VIDEO_TYPES = ["video/mp4", "video/webm", "video/quicktime"] as const

const QUICKTIME_BRAND = "qt  "

/** Saves a video of a virtual gift card in the open cart; it replaces an earlier one. */
export const saveVideo = async (
  services: SandboxServices,
  scope: CartScope,
  orderItemId: string,
  { mediaType, content }: Schemas["GiftCardVideoInput"],
): Promise<Schemas["GiftCardVideo"]> => {
  const line = await changeLine(services, scope, orderItemId, async (work, { card, details }) => {
    const bytes = Buffer.from(content, "base64")
    const problems = videoProblems(mediaType, content, bytes)
    if (card.kind !== "virtual")
      problems.push({ field: "orderItemId", rule: "kind", message: "Only a virtual gift card takes a video." })
    if (problems.length > 0)
      throw notAcceptable("_ERR_GIFT_CARD_VIDEO_NOT_VALID", "The video is not accepted.", problems)
    const giftVideoId = newToken(services.ports)
    if (details.giftVideoId !== undefined)
      await work.db.deleteFrom("gift_card_video").where("video_id", "=", details.giftVideoId).execute()
    await work.db
      .insertInto("gift_card_video")
      .values({
        video_id: giftVideoId,
        user_id: userIdNumber(scope.principal),
        media_type: mediaType,
        content,
        size: bytes.length,
        uploaded_at: scope.now,
      })
      .execute()
    return { ...details, giftVideoId }
  })
  return presentVideo(services, line)
}

/** The metadata of a card's video. */
export const readVideo = async (
  services: SandboxServices,
  scope: CartScope,
  orderItemId: string,
): Promise<Schemas["GiftCardVideo"]> => presentVideo(services, await readLine(services, scope, orderItemId))

const presentVideo = async (
  { storage }: SandboxServices,
  { row, details }: GiftCardLine,
): Promise<Schemas["GiftCardVideo"]> => {
  const orderItemId = String(row.line_id)
  const video =
    details.giftVideoId === undefined
      ? undefined
      : await storage.db
          .selectFrom("gift_card_video")
          .select(["media_type", "size", "uploaded_at"])
          .where("video_id", "=", details.giftVideoId)
          .executeTakeFirst()
  if (video === undefined) return { orderItemId, hasVideo: false }
  return {
    orderItemId,
    hasVideo: true,
    mediaType: video.media_type,
    size: video.size,
    uploadedAt: new Date(video.uploaded_at).toISOString(),
  }
}

const videoProblems = (mediaType: string, content: string, bytes: Buffer): FieldProblem[] => {
  // Megabytes are too long for a regular expression: content that is not restored by encoding was not base64.
  if (bytes.toString("base64") !== content)
    return [{ field: "content", rule: "base64", message: "The content is not base64." }]
  if (bytes.length > MAXIMUM_VIDEO_BYTES)
    return [{ field: "content", rule: "maxBytes", message: `The video is larger than ${MAXIMUM_VIDEO_BYTES} bytes.` }]
  return kindOf(bytes) === mediaType
    ? []
    : [{ field: "content", rule: "mediaType", message: "The content is not of this kind." }]
}

/** The media type of a video by its first bytes: the EBML header of WebM, or the brand of an ISO base media file. */
const kindOf = (bytes: Buffer): string | undefined => {
  if (bytes.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]))) return "video/webm"
  if (bytes.length < 12 || bytes.toString("latin1", 4, 8) !== "ftyp") return undefined
  return bytes.toString("latin1", 8, 12) === QUICKTIME_BRAND ? "video/quicktime" : "video/mp4"
}
