import type { cartExtras as english } from "../en/cartExtras.ts"
import type { Translated } from "../TextCatalogue.ts"

export const cartExtras: Translated<typeof english> = {
  "cartExtras.gift": "礼品包装",
  "cartExtras.wrapped": "已作礼品包装",
  "cartExtras.words": "附上您的留言：",
  "cartExtras.card": "为订单附上贺卡",
  "cartExtras.cardFor": "给{name}的贺卡",
  "cartExtras.coupon": "我有个人优惠券",
  "cartExtras.later": "留待以后",
  "cartExtras.noNexus": "此地址不收取销售税。",
  "cartExtras.shippingTax": "其中配送",
  "cartExtras.gone.title": "有一件商品已无法购买",
  "cartExtras.gone.text": "商店已将其下架。购物袋中的其他商品都已保留；请刷新页面查看。",
  "cartExtras.custom.title": "定制商品无法以现在的样子加入",
  "cartExtras.custom.text": "请打开该商品，完成或更改定制后重新加入。购物袋中的其他商品都已保留。",
  "cartExtras.full.title": "购物袋已满",
  "cartExtras.full.text": "请先移除一些商品或留待以后，再重新加入。购物袋中的商品没有丢失。",
}
