import type { Translated } from "../TextCatalogue.ts"
import type { made as english } from "../en/made.ts"

export const made: Translated<typeof english> = {
  "made.open.letters": "文字を入れる",
  "made.open.tailoring": "お仕立てする",
  "made.asking": "少々お待ちください…",
  "made.noScript":
    "お仕立ての内容を選ぶには、ブラウザのJavaScriptを有効にしてください。無効のままでも、そのままの商品をご購入いただけます。",
  "made.letters": "文字：",
  "made.tailored": "お仕立て：",
  "made.gold": "ゴールド仕上げ",
  "made.express": "特急仕立て",
  "made.asOrder": "注文{order}と同じ",
  "made.then": "、{name}",
}
