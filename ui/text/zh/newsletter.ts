import type { TextCatalogue } from "../TextCatalogue.ts"

export const newsletter = {
  "newsletter.confirm.title": "确认订阅电子报",
  "newsletter.confirm.text": "我们会通过邮件向您发送新品和优惠信息。您可以随时退订。",
  "newsletter.confirm.submit": "订阅",
  "newsletter.unsubscribe.title": "要退订电子报吗？",
  "newsletter.unsubscribe.text": "我们将不再向此地址发送新品和优惠信息。订单邮件不受影响。",
  "newsletter.unsubscribe.submit": "退订",
  "newsletter.subscribed.title": "订阅成功",
  "newsletter.subscribed.text": "感谢您的确认。每封邮件中都有退订链接。",
  "newsletter.unsubscribed.title": "您已退订",
  "newsletter.unsubscribed.text": "我们不会再向此地址发送电子报。您可以随时重新订阅。",
  "newsletter.unknown.title": "此链接已失效",
  "newsletter.unknown.text":
    "链接可能已过期或不完整。确认链接在两天内有效。如需订阅，请重新申请并使用最新邮件中的链接。",
  "newsletter.failed": "未做任何更改。请稍后再试。",
} satisfies TextCatalogue
