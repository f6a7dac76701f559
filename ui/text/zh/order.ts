import type { Translated } from "../TextCatalogue.ts"
import type { order as english } from "../en/order.ts"

export const order: Translated<typeof english> = {
  "order.thanks": "谢谢",
  "order.thanksNamed": "谢谢您，{name}",
  "order.placed": "您的订单已提交并付款。",
  "order.placedEmail": "您的订单已提交并付款。我们会将订单信息发送至 {email}。",
  "order.number": "订单号",
  "order.pieces": "您订购的商品",
  "order.delivery": "配送",
  "order.payment": "付款",
  "order.next": "接下来",
  "order.nextPack": "我们会亲手检查并包装您的商品。",
  "order.nextSend": "包裹发出后，您会收到电子邮件。",
  "order.nextReturn": "请在家里慢慢试穿，不合适的可以退回。",
  "order.account": "把此订单保存到账户",
  "order.goOn": "继续逛逛",
}
