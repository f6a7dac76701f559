import type {
  CustomizationArea,
  CustomizationProperties,
  Typography,
} from "../../../../domain/catalog/CustomizationProperties.ts"
import type { ProductImage } from "../../../../domain/catalog/ProductImage.ts"
import { classNames } from "../../../design/classNames.ts"
import type { Translate } from "../../../text/createTranslate.ts"
import styles from "./Customization.module.css"

export interface MonogramPreviewProps {
  readonly images: readonly ProductImage[]
  readonly area: CustomizationArea | undefined
  readonly typography: Typography | undefined
  readonly thread: CustomizationProperties["colors"][number] | undefined
  readonly text: string
  readonly t: Translate
}

/** The visible share of the image's width. */
const VISIBLE_WIDTH = 0.42
/** Height divided by width. */
const ASPECT_RATIO = 4 / 5
/** Height of a capital letter relative to the font size. */
const CAPITAL_HEIGHT = 0.68
/** Wide enough for the visible section of the image, in pixels. */
const PREVIEW_WIDTH = 960

/** The text on the product's image if the shop provides its position; otherwise on its own. */
export function MonogramPreview({ images, area, typography, thread, text, t }: MonogramPreviewProps) {
  const position = area?.position
  const image = images.find(({ view }) => view === position?.view)
  const message =
    text === ""
      ? t("customization.previewEmpty")
      : t("customization.preview", {
          text,
          area: area?.name ?? "",
          thread: thread?.name ?? "",
          typography: typography?.name ?? "",
        })
  const family = classNames(styles["monogram"], styles[typography?.family ?? ""])
  if (position === undefined || image === undefined)
    return (
      <p role="img" aria-label={message} className={styles["sample"]}>
        <svg viewBox="0 0 400 120" aria-hidden="true">
          <text x="200" y="76" fontSize="48" textAnchor="middle" fill={thread?.hex} className={family}>
            {text}
          </text>
        </svg>
      </p>
    )
  const { width, height } = image
  const [x, y] = [position.x * width, position.y * height]
  const visibleWidth = width * VISIBLE_WIDTH
  const visibleHeight = visibleWidth * ASPECT_RATIO
  const left = Math.max(0, Math.min(width - visibleWidth, x - visibleWidth / 2))
  const top = Math.max(0, Math.min(height - visibleHeight, y - visibleHeight / 2))
  const size = (position.size * width) / CAPITAL_HEIGHT
  return (
    <svg
      role="img"
      aria-label={message}
      className={styles["preview"]}
      viewBox={[left, top, visibleWidth, visibleHeight].map(Math.round).join(" ")}
    >
      <image href={addressOf(image)} width={width} height={height} preserveAspectRatio="xMidYMid slice" />
      <text
        x={x}
        y={y}
        fontSize={size}
        dy={(size * CAPITAL_HEIGHT) / 2}
        textAnchor="middle"
        fill={thread?.hex}
        transform={position.angle === undefined ? undefined : `rotate(${position.angle} ${x} ${y})`}
        className={family}
      >
        {text}
      </text>
    </svg>
  )
}

/** The smallest rendering that is wide enough, in a format that every browser supports. */
function addressOf({ url, external, widths, formats }: ProductImage): string {
  if (external || widths.length === 0) return url
  const format = ["webp", "jpeg"].find((known) => formats.includes(known)) ?? formats[0] ?? "jpeg"
  return `${url}-${widths.find((known) => known >= PREVIEW_WIDTH) ?? widths.at(-1)}.${format}`
}
