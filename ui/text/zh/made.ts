import type { Translated } from "../TextCatalogue.ts"
import type { made as english } from "../en/made.ts"

export const made: Translated<typeof english> = {
  "made.open.letters": "添加字母",
  "made.open.tailoring": "量身定制",
  "made.asking": "请稍候…",
  "made.noScript": "请在浏览器中启用 JavaScript 以选择定制方式。不启用也可以直接购买原款。",
  "made.letters": "字母：",
  "made.tailored": "量身定制：",
  "made.gold": "金色工艺",
  "made.express": "加急制作",
  "made.asOrder": "同订单 {order}",
  "made.then": "，{name}",
}
