import { type Html, html } from "../../platform/http/html.ts"

/** One value of a chart. */
export interface ChartValue {
  readonly label: string
  readonly value: number
  /** The value as text, with its unit. */
  readonly text: string
  /** A state by color, which the text names too. */
  readonly tone?: "good" | "middle" | "bad"
}

export interface Chart {
  /** Distinct within a page. */
  readonly id: string
  readonly title: string
  /** One sentence with the content, for people who do not see the picture. */
  readonly summary: string
  readonly values: readonly ChartValue[]
}

const WIDTH = 640
const ROW = 34
const LABEL_WIDTH = 220
const TEXT_WIDTH = 120
const COLUMNS_HEIGHT = 160
const BASELINE = 20

/** Horizontal bars, one row per value. */
export const barChart = ({ values, ...chart }: Chart): Html => {
  const most = Math.max(...values.map(({ value }) => value), 0)
  const room = WIDTH - LABEL_WIDTH - TEXT_WIDTH
  return picture(
    chart,
    values.length * ROW,
    values.map(({ label, value, text, tone }, index) => {
      const width = most === 0 ? 0 : Math.max(value > 0 ? 2 : 0, (value / most) * room)
      const middle = index * ROW + ROW / 2
      return html`<text x="${LABEL_WIDTH - 10}" y="${middle}" class="end">${shortened(label)}</text
        ><rect
          x="${LABEL_WIDTH}"
          y="${index * ROW + 6}"
          width="${rounded(width)}"
          height="${ROW - 12}"
          rx="3"
          class="bar ${tone ?? ""}"
        /><text x="${rounded(LABEL_WIDTH + width + 8)}" y="${middle}">${text}</text>`
    }),
  )
}

/** Columns over time; only the first and the last are labeled. */
export const columnChart = ({ values, ...chart }: Chart): Html => {
  const most = Math.max(...values.map(({ value }) => value), 0)
  const step = WIDTH / Math.max(1, values.length)
  const foot = COLUMNS_HEIGHT - BASELINE
  const columns = values.map(({ value }, index) => {
    const height = most === 0 ? 0 : Math.max(value > 0 ? 2 : 0, (value / most) * (foot - 10))
    return html`<rect
      x="${rounded(index * step + 2)}"
      y="${rounded(foot - height)}"
      width="${rounded(step - 4)}"
      height="${rounded(height)}"
      rx="2"
      class="bar"
    />`
  })
  const [first] = values
  const last = values.at(-1)
  return picture(chart, COLUMNS_HEIGHT, [
    ...columns,
    html`<line x1="0" x2="${WIDTH}" y1="${foot}" y2="${foot}" class="axis" />`,
    html`<text x="0" y="${COLUMNS_HEIGHT - 8}">${first?.label}</text>`,
    html`<text x="${WIDTH}" y="${COLUMNS_HEIGHT - 8}" class="end">${last?.label}</text>`,
  ])
}

/** Colors come from the style sheet, so that both color schemes have enough contrast. */
const picture = (
  { id, title, summary }: Pick<Chart, "id" | "title" | "summary">,
  height: number,
  parts: readonly Html[],
): Html =>
  html`<div class="table chart" role="region" aria-label="${title}, chart" tabindex="0">
    <svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="${id}-title ${id}-summary">
      <title id="${id}-title">${title}</title>
      <desc id="${id}-summary">${summary}</desc>
      ${parts}
    </svg>
  </div>`

const MAX_LABEL = 30

const shortened = (label: string): string => (label.length > MAX_LABEL ? `${label.slice(0, MAX_LABEL - 1)}…` : label)

const rounded = (length: number): number => Math.round(length * 10) / 10
