import type { giftCard as english } from "../en/giftCard.ts"
import type { Translated } from "../TextCatalogue.ts"

export const giftCard: Translated<typeof english> = {
  "giftCard.intro": "在您选择的日期通过电子邮件送达，附上您自己的话。可用于支付店内任何商品。",
  "giftCard.none.title": "本店没有礼品卡",
  "giftCard.none.text": "本店目前不出售礼品卡。其他商品一切如常。",
  "giftCard.amount": "金额",
  "giftCard.style": "样式",
  "giftCard.quantity": "数量",
  "giftCard.date": "发送日期",
  "giftCard.time": "时间",
  "giftCard.when": "以 {zone} 的时间为准。日期和时间都留空，付款后立即发送。",
  "giftCard.edit": "修改卡上的内容",
  "giftCard.change": "修改礼品卡",
  "giftCard.changeIntro": "它仍在您的购物袋中，尚未发送任何内容。",
  "giftCard.gone.title": "这张礼品卡已无法修改",
  "giftCard.gone.text": "它已被购买或已从购物袋中取出。已发送的内容保持不变。",
  "giftCard.phone": "这不是电话号码。",
  "giftCard.howMany": "请选择一到九张。",
  "giftCard.moment": "请填写存在的日期和时间，或将两者都留空。",
  "giftCard.past": "这个时间已经过去。请选择更晚的时间，或将两者都留空。",
  "giftCard.late": "请选择未来 {days} 天内的日期。",
}
