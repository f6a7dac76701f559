import type { cardFrame as english } from "../en/cardFrame.ts"
import type { Translated } from "../TextCatalogue.ts"

export const cardFrame: Translated<typeof english> = {
  "cardFrame.title": "银行卡信息",
  "cardFrame.silent.title": "银行卡输入框没有响应",
  "cardFrame.silent.text": "输入框由我们的支付服务商提供。没有扣款，您填写的其他内容都已保留。",
  "cardFrame.failed": "未能送达。没有扣款，请重新付款。",
  "cardFrame.typeAgain": "请再输入一次银行卡：它只能用于一次付款，且须在输入后不久使用。没有扣款。",
}
